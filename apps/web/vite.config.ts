import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import project from "../../package.json" with { type: "json" };
import { compressAssets } from "./compress-assets.ts";
import { fetchParts } from "./fetch-parts.ts";
import { PAGES_STYLE, writePages } from "./write-pages.ts";

// The browser's Host goes through unchanged: the server refuses origins other than its own host.
const server = {
  target: process.env["ELENCHUS_SERVER"] ?? "http://127.0.0.1:3000",
  changeOrigin: false,
};

/** In development that style sheet stands where a build puts it. */
const servePagesStyle: Plugin = {
  name: "serve-pages-style",
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (request.url === "/pages.css") request.url = `/${PAGES_STYLE}`;
      next();
    });
  },
};

/** "safari >= 16.4" is "safari16.4" to Vite. */
const target = project.browserslist.map((browser) => browser.replace(" >= ", ""));

export default defineConfig({
  plugins: [react(), tailwindcss(), fetchParts(), writePages(), compressAssets(), servePagesStyle],
  server: {
    proxy: { "/api": server, "/demo": server, "/static": server },
  },
  build: {
    outDir: "dist",
    target,
    // The content security policy allows fonts and images from our own host only: no data URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Each name stands wherever the file is needed, and packs badly.
        chunkFileNames: "assets/[name]-[hash:7].js",
        // What every page needs is three files: more would pack worse, and each is run in a go.
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/lib\/react-root\.ts/u,
              tags: ["$initial"],
              priority: 2,
            },
            {
              name: "contract",
              test: /node_modules\/zod\/|packages\/contract\//u,
              tags: ["$initial"],
              priority: 1,
            },
            { name: "base", tags: ["$initial"] },
            {
              name: "dialogs",
              test: /node_modules\/(?:@base-ui|@floating-ui|use-sync-external-store|reselect|tabbable)/u,
              // Menus and tabs bring more of it, where there are any.
              minShareCount: 5,
            },
            { name: "markdown", test: /node_modules\/markdown-to-jsx/u },
            {
              name: "shared",
              // Comes with the chat: what only supervisors' or finished things' screens share stays out, and what lies
              // over the chat, with all that draws windows.
              test: /apps\/web\/src\/(?:hooks|lib|ui)\/(?!.*(?:patiently|growth|modal|drag|move|figure|question|entrance|deleted|save-file|map|group|admin|outcome|check|finished|loaded|lines))|@tanstack/u,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
});
