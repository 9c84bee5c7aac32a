/**
 * Tokens that a server of one's own has to hold at once. Prompts take 5,000 to 8,000, an argument that is written may
 * take 9,000 more, and one that is written again is sent along with what was wrong with it.
 */
export const CONTEXT_TOKENS = 24_576;

/** Advice for whoever looks after such a server, where its context is too short. */
export const LENGTHEN_CONTEXT = `A model needs a context of ${CONTEXT_TOKENS} tokens here: for Ollama's /v1 set OLLAMA_CONTEXT_LENGTH=${CONTEXT_TOKENS} or use TUTOR=ollama, which asks for it, start llama.cpp with -c ${CONTEXT_TOKENS} (for each slot) and vLLM with --max-model-len ${CONTEXT_TOKENS}, and in LM Studio choose it where the model is loaded.`;
