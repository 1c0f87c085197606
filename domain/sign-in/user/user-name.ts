/** The longest user name. */
export const longestUserName = 100

/** What a user name is written with: letters of any language, digits, and the signs of an e-mail address (A-5-21). */
export const userNamePattern = /^[\p{L}\d._@+-]+$/u
