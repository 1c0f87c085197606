import sanitizeHtml from 'sanitize-html'

const cleaning: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'a', 'br'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  // Our own pages go by their path; a path of two slashes would be somebody else's host.
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  parseStyleAttributes: false,
  transformTags: { b: 'strong', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', div: 'p' },
}

/** HTML of headings, paragraphs, lists, bold and links, and nothing else. Cleaned when it is written and when it is read. */
export function cleanText(html: string): string {
  return sanitizeHtml(html, cleaning).trim()
}
