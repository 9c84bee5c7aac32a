import { askOnce, fetchFile, type Asked } from "./fetch-file.ts";

const sheets: Asked = new Map();

/**
 * Stands in a build for every `import()`, in place of Vite's own helper (`fetch-parts.ts`): whatever the part needs is
 * there before it is imported.
 * @param files of the part, below the page's folder
 */
export async function importPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[],
): Promise<Part> {
  await Promise.all(
    files.map((file) => (file.endsWith(".css") ? bringSheet : fetchFile)(`/${file}`)),
  );
  return load();
}

function bringSheet(href: string): Promise<void> {
  return askOnce(sheets, href, async () => {
    // The page may have it in itself.
    if (document.querySelector(`[data-sheets~="${href}"]`) !== null) return;
    await fetchFile(href);
    await addSheet(href);
  });
}

/** One that fails leaves nothing behind. */
function addSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    const onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    document.head.append(
      Object.assign(link, { rel: "stylesheet", href, onload: resolve, onerror }),
    );
  });
}
