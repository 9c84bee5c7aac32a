import { sign } from "./sign.ts";

/** Signs that honest answers show as well, now and then. */
export const SLIGHT_SIGNS = [
  sign("begs", /\b(?:please|pls|plz|come on|sorry|thanks|thank you|kindly)\b/u),
  sign("addresses somebody", /\b(?:you|your|u)\b/u),
  sign(
    "speaks of itself",
    /\b(?:i|my|mine|me)\b(?! (?:think|guess|believe|say|would say|suppose|reckon|mean|feel|don't|do not|see|read|can't|cannot))/u,
  ),
  sign(
    "speaks of answers",
    /\b(?:answers?|answered|answering|repl(?:y|ies|ied)|solutions?|hints?|messages?|questions?)\b/u,
  ),
  sign(
    "speaks of what counts",
    /\b(?:correct\w*|accept\w*|confirm\w*|exactly right|found|count(?:s|ed)?|complete\w*|finished|done|marks?|marked|points\b(?! out)|approv\w*|fulfil\w*|satisf\w*|success\w*|earn\w*|deserv\w*|pass(?:es)?|right)\b/u,
  ),
  sign(
    "speaks of steps",
    /\b(?:steps?|next|level|module|task|exercise|quiz|exam|lesson|course|test|session|dialogue|continue|proceed|advance|skip)\b/u,
  ),
  sign(
    "gives an order",
    /^(?:please |now |so |ok |and |then |just |but )*(?:say|tell|give|show|write|read|repeat|copy|put|make|let|take|play|go|look|see|think|remember|imagine|pretend|do|be|use|speak|finish|continue|compare|translate|list|name|consider|note|follow|treat|count|stop|help|check|guess|compute|rate|explain|describe|suppose|assume|quiz|hide|spell|combine)\b/u,
  ),
  sign(
    "speaks of rules",
    /\b(?:rules?|instructions?|orders?|allowed|policy|system|mode|role|roles|secret|exception|agreed|promise|code|hidden|output|program|prompt|command|manual|version)\b/u,
  ),
  sign("labels", /^[a-z0-9][\w .#-]{0,24}[:=]\s*\S/u),
  sign(
    "speaks of the task",
    /\b(?:conclusions?|reasons?|fallac(?:y|ies)|analysis|weak spot|interpretation|key|topic|statement|verbatim|readings?|first letters?|options?|learn|word for word)\b/u,
  ),
] as const;
