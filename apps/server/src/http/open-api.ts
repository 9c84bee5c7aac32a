import swagger from "@fastify/swagger";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { ApiApp } from "./api-app.ts";

/** Describes every route that is added after this one, at `/api/openapi.json`. */
export async function describeApi(app: ApiApp): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Elenchus",
        version: "1",
        description:
          "Every call answers JSON; every failure answers { error, code, request_id } with a status of 4xx or 5xx.",
      },
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "cookie", name: "elenchus.session_token" },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, () => app.swagger());
}
