// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MailAddress } from "./mail-address.tsx";

afterEach(cleanup);

test.each([
  ["ben@demo.test", "ben<wbr>@demo.test"],
  ["ben.larsson", "ben.larsson"],
])("%s breaks before its @ alone", (address, drawn) => {
  expect(render(<MailAddress address={address} />).container.innerHTML).toBe(drawn);
});
