import { MESSAGES } from "@elenchus/domain/messages";
import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import type { LegalPage } from "../lib/legal-pages.ts";
import { loadLegalPage } from "../lib/load-legal-page.ts";
import { Button } from "./button.tsx";
import { Problem } from "./problem.tsx";
import { Skeleton } from "./skeleton.tsx";
import { Working } from "./working.tsx";
import "../styles/markdown.css";
import "../styles/legal.css";

/**
 * One legal page, fetched when it is shown. It brings no title: what it stands in has one.
 * Source: specification §4 and §8.
 */
export function LegalText({ page }: { page: LegalPage }) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ["legal-page", page],
    queryFn: ({ signal }) => loadLegalPage(page, signal),
    retry: false,
    gcTime: 0,
  });
  if (data !== undefined) return <Text text={data} />;
  if (isFetching) {
    return (
      <>
        <Working text="Loading..." className="late py-3" />
        <Skeleton lines={9} />
      </>
    );
  }
  return (
    <Problem text={MESSAGES.contentFailed}>
      <Button onClick={() => void refetch()}>Try again</Button>
    </Problem>
  );
}

function Text({ text }: { text: DocumentFragment }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A copy: what is put in once is gone from the fragment, and React may mount twice.
    host.current?.replaceChildren(text.cloneNode(true));
  }, [text]);
  return <div ref={host} className="markdown legal-text" />;
}
