import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressAssets } from "./compress-assets.ts";
import { writePages } from "./write-pages.ts";

// The browser's Host goes through unchanged: the server refuses origins other than its own host.
const server = {
  target: process.env["ELENCHUS_SERVER"] ?? "http://127.0.0.1:3000",
  changeOrigin: false,
};

export default defineConfig({
  plugins: [react(), tailwindcss(), writePages(), compressAssets()],
  server: {
    proxy: { "/api": server, "/demo": server, "/static": server },
  },
  build: {
    outDir: "dist",
    // The content security policy allows fonts and images from our own host only: no data URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs is one file: it packs better than ten, and is there sooner.
        codeSplitting: { groups: [{ name: "base", tags: ["$initial"] }] },
      },
    },
  },
});
