import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readHtml, writeHtml } from './html.ts'
import { readMarks, writeMarks } from './marks.ts'
import { joined, type RichBlock, type RichWords } from './rich-text.ts'

const text = `## Så räknas mängden

Mängden bygger på **förbrukningen per dag**
och på leveransen.

- Har någon *något* kvar?
- Fråga [kundservice](/ContactForm).

1. Först
2. Sedan

### Mer

Läs [villkoren](https://example.org/a?b=1&c=2) i **[mejlet](mailto:a@example.org)**.`

describe('what is typed', () => {
  test('becomes headings, paragraphs, lists, bold and links', () => {
    expect(writeHtml(readMarks(text))).toBe(
      '<h2>Så räknas mängden</h2>' +
        '<p>Mängden bygger på <strong>förbrukningen per dag</strong><br />och på leveransen.</p>' +
        '<ul><li>Har någon *något* kvar?</li><li>Fråga <a href="/ContactForm">kundservice</a>.</li></ul>' +
        '<ol><li>Först</li><li>Sedan</li></ol><h3>Mer</h3>' +
        '<p>Läs <a href="https://example.org/a?b=1&amp;c=2">villkoren</a> i ' +
        '<a href="mailto:a@example.org"><strong>mejlet</strong></a>.</p>',
    )
  })

  test.each([
    ['**ingen slut', '<p>**ingen slut</p>'],
    ['[x](javascript:alert)', '<p>[x](javascript:alert)</p>'],
    ['[x](//evil.example)', '<p>[x](//evil.example)</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    [String.raw`\## inte rubrik`, '<p>## inte rubrik</p>'],
    ['', ''],
    ['- ', '<p>-</p>'],
  ])('stays words where no mark is meant: %s', (typed, html) => {
    expect(writeHtml(readMarks(typed))).toBe(html)
  })
})

describe('what is kept', () => {
  test.each([
    ['plain words', 'Vi är strax tillbaka', '<p>Vi är strax tillbaka</p>'],
    ['entities', '<p>1 &lt; 2 &amp; &#229; &#x1F600; &nope;</p>', '<p>1 &lt; 2 &amp; å 😀 &amp;nope;</p>'],
    ['unknown elements', '<p>a<script>b</script><img src=x onerror=y>c</p>', '<p>abc</p>'],
    ['a link elsewhere', '<p><a href="javascript:x">a</a></p>', '<p>a</p>'],
    ['a list with paragraphs', '<ul>\n <li><p>a</p></li>\n <li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['an element that never ends', '<p>a <strong>b', '<p>a <strong>b</strong></p>'],
    ['half a tag', '<p>a < b', '<p>a &lt; b</p>'],
  ])('is read with what it knows: %s', (_what, html, read) => {
    expect(writeHtml(readHtml(html))).toBe(read)
  })
})

const said: fc.Arbitrary<readonly RichWords[]> = fc
  .array(
    fc.record(
      {
        text: fc
          .stringMatching(/^[a-zåäö*#&<>"'()[\]\\.\- 1]{1,12}$/)
          .filter((each) => each.trim() === each && !each.includes('  ')),
        bold: fc.constant(true as const),
        link: fc.constantFrom('/Help', 'https://example.org/?a=1&b="'.replace('"', ''), 'mailto:a@example.org'),
      },
      { requiredKeys: ['text'] },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((each) => joined(each))
const block: fc.Arbitrary<RichBlock> = fc.oneof(
  fc.record({ kind: fc.constant('heading' as const), level: fc.constantFrom(2 as const, 3 as const), words: said }),
  fc.record({ kind: fc.constant('paragraph' as const), words: said }),
  fc.record({
    kind: fc.constant('list' as const),
    ordered: fc.boolean(),
    items: fc.array(said, { minLength: 1, maxLength: 3 }),
  }),
)
/** Two lists of a kind beside each other are one to whoever types them. */
const blocks = fc
  .array(block, { maxLength: 5 })
  .filter((all) => all.every((each, at) => each.kind !== 'list' || all[at - 1]?.kind !== 'list'))

test('every text is read back from HTML as it was written', () => {
  fc.assert(
    fc.property(blocks, (all) => {
      expect(readHtml(writeHtml(all))).toEqual(all)
    }),
  )
})

test('every text can be typed as it is shown, and comes back the same', () => {
  fc.assert(
    fc.property(blocks, (all) => {
      expect(writeHtml(readMarks(writeMarks(all)))).toEqual(writeHtml(all))
    }),
  )
})
