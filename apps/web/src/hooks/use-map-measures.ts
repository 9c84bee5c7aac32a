import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { MapType, TextSetting } from "../lib/argument-map/map-layout.ts";

/** What a text's setting is read from, and how wide it is allowed to be. */
export interface MapMeasures {
  readonly width: number;
  readonly type: MapType;
}

/** Letters are about so wide, of their size, where nothing can measure them. */
const USUAL_LETTER = 0.56;
/** Of a letter's size. */
const LINE_HEIGHT = 1.38;
/** Fonts are drawn a little differently from how they are measured. */
const ALLOWANCE = 1.02;

/** Reads how a probe's text is set: its font, and the spacing that a reader may have chosen. */
function readSetting(probe: Element): TextSetting {
  const style = getComputedStyle(probe);
  const size = Number.parseFloat(style.fontSize) || 16;
  const letter = Number.parseFloat(style.letterSpacing) || 0;
  const word = Number.parseFloat(style.wordSpacing) || 0;
  const pen = typeof OffscreenCanvas === "undefined" ? null : new OffscreenCanvas(1, 1);
  const context = pen?.getContext("2d") ?? null;
  if (context !== null)
    context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  return {
    lineHeight: size * LINE_HEIGHT,
    widthOf: (text) => {
      const bare = context?.measureText(text).width ?? text.length * size * USUAL_LETTER;
      const spaces = text.split(" ").length - 1;
      return (bare + text.length * letter + spaces * word) * ALLOWANCE;
    },
  };
}

/**
 * Measures a place and how text is set in it, and again whenever either changes: the window's size, a font
 * that arrives, text spacing, zoom.
 * @returns refs for the place and for a probe of each kind of text; null until they are measured
 */
export function useMapMeasures(): {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly nameProbe: RefObject<HTMLSpanElement | null>;
  readonly textProbe: RefObject<HTMLSpanElement | null>;
  readonly measures: MapMeasures | null;
} {
  const place = useRef<HTMLDivElement>(null);
  const nameProbe = useRef<HTMLSpanElement>(null);
  const textProbe = useRef<HTMLSpanElement>(null);
  const [measures, setMeasures] = useState<MapMeasures | null>(null);

  const measure = useCallback(() => {
    if (place.current === null || nameProbe.current === null || textProbe.current === null) return;
    const type = { name: readSetting(nameProbe.current), text: readSetting(textProbe.current) };
    setMeasures({ width: Math.floor(place.current.clientWidth), type });
  }, []);

  useLayoutEffect(() => {
    measure();
    const watch = new ResizeObserver(measure);
    for (const { current } of [place, nameProbe, textProbe])
      if (current !== null) watch.observe(current);
    return () => watch.disconnect();
  }, [measure]);

  return { place, nameProbe, textProbe, measures };
}
