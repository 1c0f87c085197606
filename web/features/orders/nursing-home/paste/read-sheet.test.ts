import { describe, expect, test } from 'vitest'
import { readSheet, type SheetTarget } from './read-sheet.ts'

function target(key: string, room: string | null, name: string, changed: Partial<SheetTarget> = {}): SheetTarget {
  return { key, room, name, itemNumber: `1${key}`, orderable: true, ...changed }
}

const targets = [
  target('1', '214', 'Norrdun Komfort M'),
  target('2', '214', 'Björka Protein 200 ml'),
  target('3', '217', 'Glidra Nelaton 40 cm, 12 Ch'),
  target('4', null, 'Stomarö Mjuk 1-dels'),
  target('5', '203', 'Glidra Nelaton 40 cm, 12 Ch', { orderable: false }),
  target('6', '219', 'Norrdun Lätt'),
  target('7', '219', 'Norrdun Lätt'),
]

const whyNot = (text: string) => readSheet(text, targets).unfit.map(({ why }) => why)

describe('a pasted sheet', () => {
  test('fills rows by room and product, by tabs or by semicolons', () => {
    expect(readSheet('214\tNorrdun Komfort M\t14\r\n217\tGlidra Nelaton 40 cm, 12 Ch\t5\n', targets)).toEqual({
      filled: [
        { key: '1', packages: 14 },
        { key: '3', packages: 5 },
      ],
      unfit: [],
    })
    expect(readSheet('214;norrdun  komfort m;14', targets).filled).toEqual([{ key: '1', packages: 14 }])
  })

  test('takes an item number in place of the name, or beside it', () => {
    expect(readSheet('214;12;8', targets).filled).toEqual([{ key: '2', packages: 8 }])
    expect(readSheet('214\t12\tBjörka\t8', targets).filled).toEqual([{ key: '2', packages: 8 }])
  })

  test('takes a whole number as a sheet shows it, with its decimals and its spaces, and no other', () => {
    const packages = (amount: string) =>
      readSheet(`214\tBjörka\t${amount}`, targets).filled.map((each) => each.packages)
    expect(['8,00', '8.0', '08', '1 200', '1\u00a0200,00'].map(packages)).toEqual([[8], [8], [8], [1_200], [1_200]])
    expect(['8,5', '8.000,0', '12 00', '8,', '-8', '1e3', '8 st'].flatMap(packages)).toEqual([])
  })

  test('takes the beginning of a name where one product of the room begins so', () => {
    expect(readSheet('214;Björka;8', targets).filled).toEqual([{ key: '2', packages: 8 }])
  })

  test('leaves out heads, empty rows and empty columns at the end', () => {
    expect(readSheet('Rum\tProdukt\tPaket\t\n\t\t\t\n214\t"Björka Protein 200 ml"\t8\t\t\n\n', targets)).toEqual({
      filled: [{ key: '2', packages: 8 }],
      unfit: [],
    })
  })

  test('names a row of which it knows no room, as it was written', () => {
    expect(readSheet('231\tNorrdun Lätt\t4', targets)).toEqual({
      filled: [],
      unfit: [{ text: '231, Norrdun Lätt, 4', why: 'room-unknown', room: '231', cells: ['231', 'Norrdun Lätt', '4'] }],
    })
  })

  test('names what fits no product, more than one, none that can go, or has no amount', () => {
    expect(whyNot('214;Kvartso;4')).toEqual(['product-unknown'])
    expect(whyNot('219;Norrdun Lätt;4')).toEqual(['ambiguous'])
    expect(whyNot('203;Glidra;4')).toEqual(['not-orderable'])
    expect(whyNot('214;Björka;fyra')).toEqual(['no-amount'])
    expect(whyNot('214;Björka;2,5')).toEqual(['no-amount'])
    expect(whyNot('214;Björka;99999')).toEqual(['no-amount'])
    expect(whyNot('214;8')).toEqual(['no-amount'])
  })

  test('fills a row once: the second time is named', () => {
    expect(readSheet('214;Björka;8\n214;Björka Protein 200 ml;9', targets)).toMatchObject({
      filled: [{ key: '2', packages: 8 }],
      unfit: [{ why: 'twice' }],
    })
  })

  test('finds nobody without a room by an empty room', () => {
    expect(whyNot(';Stomarö Mjuk 1-dels;1')).toEqual(['room-unknown'])
  })
})
