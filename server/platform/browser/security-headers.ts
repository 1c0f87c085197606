/**
 * On every answer. Scripts and styles come from our own files alone; nobody may frame us; nothing is told to other sites. Our
 * pages ask nobody but us, and the directory by which people sign in, where there is one: its window hands them a code, which
 * they exchange there.
 */
export const securityHeaders = (directory: string | null): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${directory === null ? '' : ` ${directory}`}`,
    // A paper that was made is looked at within its page.
    'frame-src blob:',
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
})
