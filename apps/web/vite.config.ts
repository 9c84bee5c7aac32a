import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressAssets } from "./compress-assets.ts";
import { prerenderEntrance } from "./prerender-entrance.ts";

// The browser's Host goes through unchanged: the server refuses origins other than its own host.
const server = {
  target: process.env["ELENCHUS_SERVER"] ?? "http://127.0.0.1:3000",
  changeOrigin: false,
};

export default defineConfig({
  plugins: [react(), tailwindcss(), prerenderEntrance(), compressAssets()],
  server: {
    proxy: { "/api": server, "/demo": server, "/static": server },
  },
  build: {
    outDir: "dist",
    // The content security policy allows fonts and images from our own host only: no data URLs.
    assetsInlineLimit: 0,
  },
});
