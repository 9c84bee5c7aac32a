import { describe, expect, test } from "vitest";
import { findPersonalData } from "./personal-data.ts";

describe("what leads to a person", () => {
  test.each([
    ["ada@example.org", "an email address"],
    ["write to Ada.Lovelace+x@mail.example.co.uk please", "an email address"],
    ["ada＠example.org", "an email address"],
    ["+44 7911 123456", "a phone number"],
    ["07911123456", "a phone number"],
    ["call 0171/1234567", "a phone number"],
    ["(555) 123-4567", "a phone number"],
    ["555-123-4567", "a phone number"],
    ["555–1234", "a phone number"],
    ["5551234567", "a phone number"],
    ["078-05-1120", "a phone number"],
    ["4111 1111 1111 1111", "a card number"],
    ["4111111111111111", "a card number"],
    ["my card is 3782-822463-10005", "a card number"],
    ["GB82 WEST 1234 5698 7654 32", "a bank account number"],
    ["DE89370400440532013000", "a bank account number"],
  ])("is found in %s", (text, found) => {
    expect(findPersonalData(text)).toBe(found);
  });

  test.each([
    "Formula 1",
    "Euro 2024",
    "the 1990s",
    "Formula 1 2024 2025",
    "World War 1 1914–1918",
    "World War 2",
    "24 hours of Le Mans 2025",
    "911",
    "R2-D2",
    "Route 66",
    "the 2008-2009 crisis",
    "1914–1918",
    "1914 1918 1939 1945",
    "3.14159265358979",
    "1984",
    "ISO 9001",
    "2001: A Space Odyssey",
    "9/11/2001",
    "24.12.2024",
    "10 000 000 steps",
    "1000000 dollars",
    "192.168.0.1",
    "4-4-2 formations",
    "7f8a1b2c-1234-4567-8901-c3d4e5f60718",
    "24/7 shops",
    "@NASA",
    "code 299792458",
    "Should a German bank in DE89 be closed?",
  ])("is not found in %s", (text) => {
    expect(findPersonalData(text)).toBeNull();
  });
});
