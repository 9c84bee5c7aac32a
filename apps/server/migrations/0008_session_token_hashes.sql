-- What the program stores of a token from now on: its SHA-256 in base64url. Who is logged in stays so.
UPDATE "auth_sessions"
  SET "token" = translate(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '+/=', '-_');
