import { describe, expect, test } from "vitest";
import { phraseTopic } from "./phrase-topic.ts";

describe("a noun phrase", () => {
  test.each([
    ["beekeeping", "beekeeping"],
    ["K-pop", "K-pop"],
    ["日本の鉄道", "日本の鉄道"],
    ["playing chess with dad", "playing chess with dad"],
    ["c++", "c++"],
    ["F#", "F#"],
    [".NET", ".NET"],
    ["D&D", "D&D"],
    ["rock 'n' roll", "rock 'n' roll"],
    ["rock ’n’ roll", "rock 'n' roll"],
    ["The Beatles", "The Beatles"],
    ["NASA", "NASA"],
    ["Paris", "Paris"],
    ["IT", "IT"],
    ["IT security", "IT security"],
    ["US history", "US history"],
    ["3D printing", "3D printing"],
    ["World War II", "World War II"],
    ["St. Petersburg", "St. Petersburg"],
    ["free will", "free will"],
    ["tae kwon do", "tae kwon do"],
    ["May Day", "May Day"],
    ["films, books and games", "films, books and games"],
    ["whist (the card game)", "whist (the card game)"],
    ["Schifffahrt", "Schifffahrt"],
    ["Knightsbridge", "Knightsbridge"],
    ["rhythm games", "rhythm games"],
    ["café culture", "café culture"],
    ["русская поэзия", "русская поэзия"],
    ["तबला वादन", "तबला वादन"],
  ])("stays as typed: %s", (typed, phrase) => {
    expect(phraseTopic(typed)).toBe(phrase);
  });

  test.each([
    ["  steam   trains \n", "steam trains"],
    ["trains.", "trains"],
    ["trains!!!", "trains"],
    ["trains...", "trains"],
    ["日本の鉄道。", "日本の鉄道"],
    ["- steam trains", "steam trains"],
    ["“Twilight” novels", "'Twilight' novels"],
    ["\u202Esteam trains", "steam trains"],
  ])("loses stray spaces, marks and double quotes: %j", (typed, phrase) => {
    expect(phraseTopic(typed)).toBe(phrase);
  });
});

describe("a capital at the start", () => {
  test.each([
    ["Beekeeping", "beekeeping"],
    ["Beekeeping in winter", "beekeeping in winter"],
    ["Beekeeping In Winter", "beekeeping in winter"],
    ["Playing chess with dad", "playing chess with dad"],
    ["Video Games", "video games"],
    ["Chess", "chess"],
    ["Astrology", "astrology"],
    ["Photography", "photography"],
    ["Classical music", "classical music"],
    ["Films, books and games", "films, books and games"],
    ["The history of Rome", "the history of Rome"],
    ["A good night's sleep", "a good night's sleep"],
  ])("goes where the word is ordinary: %s", (typed, phrase) => {
    expect(phraseTopic(typed)).toBe(phrase);
  });

  test.each([
    "King Arthur",
    "Beijing",
    "Minecraft",
    "Olympics",
    "Montgomery",
    "Breaking Bad",
    "Stirling Castle",
    "German films",
    "Kubernetes",
    "The Lord of the Rings",
  ])("stays where it may be a name's: %s", (typed) => {
    expect(phraseTopic(typed)).toBe(typed);
  });
});

describe("whatever is no noun phrase becomes a title", () => {
  test.each([
    ["how to cook", "“how to cook”"],
    ["my grandmother's village", "“my grandmother's village”"],
    ["my grandmother’s village", "“my grandmother's village”"],
    ["My Little Pony", "“My Little Pony”"],
    ["our family's recipes", "“our family's recipes”"],
    ["I like trains", "“I like trains”"],
    ["i like trains.", "“i like trains”"],
    ["I'm into knitting", "“I'm into knitting”"],
    ["Why is the sky blue?", "“Why is the sky blue?”"],
    ["dogs?", "“dogs?”"],
    ["to swim", "“to swim”"],
    ["swim", "“swim”"],
    ["learn guitar", "“learn guitar”"],
    ["Watch films with my sister", "“Watch films with my sister”"],
    ["change the world", "“change the world”"],
    ["cats are the best!", "“cats are the best”"],
    ["my dad is a pilot", "“my dad is a pilot”"],
    ["about trains", "“about trains”"],
    ["All about dogs", "“All about dogs”"],
    ["with friends", "“with friends”"],
    ["nothing", "“nothing”"],
    ["my", "“my”"],
    ["HOW TO COOK", "“HOW TO COOK”"],
    ["Can robots feel", "“Can robots feel”"],
    ["I love it. So much", "“I love it. So much”"],
    ["Trains. Planes too", "“Trains. Planes too”"],
    ["chess, go, bridge", "“chess, go, bridge”"],
    ["Star Wars: the series", "“Star Wars: the series”"],
    ["我喜欢火车", "“我喜欢火车”"],
  ])("%s", (typed, phrase) => {
    expect(phraseTopic(typed)).toBe(phrase);
  });

  test.each([
    ["🚀", "“🚀”"],
    ["I ❤ NY", "“I ❤ NY”"],
    ["#trains", "“#trains”"],
    ["tea + cake", "“tea + cake”"],
    ["www.example.org?x=1", "“www.example.org?x=1”"],
    ["<b>chess</b>", "“<b>chess</b>”"],
    ["42", "“42”"],
    ["!!!", "“!!!”"],
    ["???", "“???”"],
    ["ASDFGH", "“ASDFGH”"],
    ["sdkfjhskdf", "“sdkfjhskdf”"],
    ["aaaaaah", "“aaaaaah”"],
    ['"The Hobbit"', "“The Hobbit”"],
    ['he said "go"', "“he said 'go'”"],
  ])("%s", (typed, phrase) => {
    expect(phraseTopic(typed)).toBe(phrase);
  });

  test("eighty characters of text", () => {
    const typed =
      "the slow return of wolves to the forests on both sides of a border between lands";
    expect(typed).toHaveLength(80);
    expect(phraseTopic(typed)).toBe(`“${typed}”`);
  });
});

describe("a phrase", () => {
  test.each([
    "",
    " ",
    "{}",
    '"',
    '""',
    "'",
    "\u0000",
    "\uD800",
    ". . .",
    '"?"',
    "“”",
    "a".repeat(80),
  ])("is one line with balanced double quotes and no braces: %j", (typed) => {
    const phrase = phraseTopic(typed);
    expect(phrase).toMatch(/^(?:“[^“”"]+”|[^“”"]+)$/u);
    expect(phrase).not.toMatch(/[{}\r\n]| {2}|^\s|\s$/u);
  });

  test("for nothing at all is a subject of one's own", () => {
    expect(phraseTopic("  ")).toBe("a subject of one's own");
  });
});
