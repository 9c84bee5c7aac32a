import { describe, expect, test } from "vitest";
import { readLabels } from "@elenchus/evaluation/read-labels";
import { isOtherLanguage } from "./other-language.ts";

describe("another language", () => {
  test.each([
    "Ich glaube, Restaurants sollten Geld verlangen, wenn man nicht kommt",
    "die anderen Gäste zahlen für sie mit",
    "Je pense que les restaurants doivent faire payer les clients",
    "El peluquero debería cobrar por minuto a los hombres y las mujeres",
    "Il parrucchiere deve farsi pagare al minuto perché il tempo è denaro",
    "Los coches antiguos deberían poder entrar",
    "Acho que não é justo para os clientes que pagam mais",
    "De kapper moet per minuut rekenen omdat het eerlijk is",
    "Jag tycker att alla ska betala för tiden och inte mer",
    "Myślę, że to nie jest uczciwe, bo inni płacą więcej",
    "Bence bu kural herkes için adil değil çünkü zaman para",
    "парикмахер должен брать по минутам",
    "理发师应该按分钟收费",
  ])("is heard in: %s", (text) => {
    expect(isOtherLanguage(text)).toBe(true);
  });

  test.each([
    "lerners shud do 10 hors of nite driving befor they get there lisense",
    "acidents hapen at nite on roads they no",
    "the museum in Den Haag has het Mauritshuis as its neighbour, and it is free",
    "a la carte is dearer",
    "no",
    "🙂🙂",
  ])("is none: %s", (text) => {
    expect(isOtherLanguage(text)).toBe(false);
  });

  test("is heard in no labelled answer but those that are in one", async () => {
    const heard = (await readLabels()).filter(({ message }) => isOtherLanguage(message));
    expect(heard.filter(({ covers }) => covers.length > 0)).toEqual([]);
  });
});
