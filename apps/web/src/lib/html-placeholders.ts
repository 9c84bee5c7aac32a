/** Where a page has what it first shows. */
export const ROOT_PLACEHOLDER = '<div id="root"></div>';
/** Where a page says what it begins with. */
export const START_PLACEHOLDER = "<!--start-->";
