import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawPaper } from './draw-paper.ts'

const paperOf = (name: string) => ({
  kind: 'Lista',
  printed: 'Utskrivet 2026-11-20',
  foot: 'Förvaras inlåst',
  page: () => 'Sida',
  lang: 'sv-SE',
  title: name,
  header: ['Region Fjällviken'],
  facts: [],
  landscape: false,
  columns: [{ head: 'Namn', share: 1 }],
  rowHeads: true,
  rows: [[[{ text: name }]]],
  empty: 'Inget',
})

/** All that stands in the file, with what is packed unpacked. */
async function fileOf(name: string): Promise<string> {
  const file = Buffer.from(await drawPaper(paperOf(name)))
  const text = file.toString('latin1')
  const streams = [...text.matchAll(/[^d]stream\r?\n/g)].map(({ index, 0: head }) =>
    file.subarray(index + head.length, text.indexOf('endstream', index + head.length)),
  )
  // What is told of the file stands as it is, so that it is found without reading it.
  return text + streams.map((each) => (each[0] === 0x78 ? inflateSync(each).toString('latin1') : '')).join('\n')
}

test('a paper takes a second typeface for the letters of a Sámi name, and for no other', async () => {
  const sami = await fileOf('Áile Ŋuoŋŋá')
  expect(sami).toContain('NotoSans')
  expect(sami).not.toContain('/ActualText')
  expect(await fileOf('Astrid Norrbäck Čapek')).not.toContain('NotoSans')
})

test('of letters that no typeface has each says which it is', async () => {
  expect(await fileOf('Иван')).toContain('/ActualText')
})
