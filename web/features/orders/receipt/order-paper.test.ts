import { readFileSync } from 'node:fs'
import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { orderPaper } from '@omsorg/texts/papers/order-paper.ts'
import { paperPdf } from '@omsorg/texts/papers/paper-pdf.ts'

const face = (script: string, weight: number) =>
  readFileSync(
    new URL(
      `../../../../node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${script}-${weight}-normal.woff`,
      import.meta.url,
    ),
  )
const fonts = {
  regular: [face('latin', 400), face('latin-ext', 400)],
  bold: [face('latin', 700), face('latin-ext', 700)],
}

const line = {
  itemNumber: '410228',
  product: { name: 'Norrdun Komfort Plus M', therapyArea: 'Incontinence', shape: null },
  quantity: 2,
  itemsPerPackage: 24,
  flavors: [],
  net: 18_240,
  pricePerPackage: 9_120,
  vatRate: 2_500,
}

function orderOf(person: object, lines: number): OrderView {
  const all = Array.from({ length: lines }, () => line)
  return {
    customerOrderId: 204_140,
    clientName: 'Region Fjällviken',
    organizationUnitName: 'Solgläntan, avd. 2',
    careRecipient: person,
    placedOn: '2026-11-16T12:05:00Z',
    placedBy: { name: 'Erik Sandvall', onBehalfOf: 'Maja Lindqvist' },
    orderType: 'home-delivery-from-prescription',
    source: 'Guide',
    isExpress: false,
    isPreorder: false,
    receiver: { name: null, address: null, packageLocation: null, notifyBy: null, contactPhone: null },
    orders: [{ erpOrderId: 'E0302504', erpOrderStatus: 3, deliveryDate: '2026-11-18', lines: all }],
    lines: all,
    totals: {
      lines,
      packages: lines * 2,
      subtotal: 18_240 * lines,
      smallOrderFee: 0,
      logisticsFee: 547,
      expressFee: 0,
      deliveryFee: 0,
      vatByRate: [{ rate: 2_500, vat: 4_697 }],
      total: 23_484,
      patientFeeByArea: [],
      payerAmount: 23_484,
    },
  } as unknown as OrderView
}

const languages = [
  ['sv', 'sv-SE', 10],
  ['fi', 'fi-FI', 30],
  ['dk', 'da-DK', 80],
  ['en', 'en-US', 40],
] as const

const contentIn = ([language, locale, market]: (typeof languages)[number], order: OrderView) =>
  orderPaper(order, {
    t: textsOf(language),
    f: formatsFor({ locale, market }),
    by: 'Maja Lindqvist',
    now: '2026-11-20T09:44:00Z',
  })

const named = { firstName: 'Zoë', lastName: 'Łukaszewicz-Østergård', protected: false }

test.each(languages.map((reader) => ({ reader, language: reader[0] })))(
  'the paper of an order opens as a PDF in $language, on one sheet of A4',
  async ({ reader }) => {
    const pdf = await PDFDocument.load(await paperPdf(contentIn(reader, orderOf(named, 4)), fonts), {
      updateMetadata: false,
    })
    const [page] = pdf.getPages()
    expect([pdf.getPageCount(), Math.round(page?.getWidth() ?? 0), Math.round(page?.getHeight() ?? 0)]).toEqual([
      1, 595, 842,
    ])
    expect(pdf.getTitle()).toContain('204140')
  },
)

test('a long order goes on on the next sheet, and each says which it is', async () => {
  const content = contentIn(languages[0], orderOf(named, 40))
  const pdf = await PDFDocument.load(await paperPdf(content, fonts))
  expect(pdf.getPageCount()).toBeGreaterThan(1)
  expect(content.page({ number: 2, of: 3 })).toBe('Sida 2 av 3')
})

test('a protected person has no name in it', () => {
  const content = contentIn(languages[0], orderOf({ ...named, protected: true }, 2))
  const text = JSON.stringify(content)
  expect(text).not.toContain(named.firstName)
  expect(text).not.toContain(named.lastName)
  expect(text).toContain(textsOf('sv').careRecipients.protected.title)
})

test('how far each part has come stands in it, and where its parcel is followed', async () => {
  const order = orderOf(named, 2)
  const [part] = order.orders
  const link = `https://tracking.example/${'9'.repeat(200)}`
  const parcels = (count: number, stands = {}) =>
    contentIn(languages[0], {
      ...order,
      orders: Array.from({ length: count }, () => ({ ...part, ...stands, trackingLink: link })),
    } as OrderView)
  const { erp } = textsOf('sv').statuses
  expect(parcels(1).facts).toContainEqual({ label: 'Status', value: `${erp[3]}. Väntas 2026-11-18` })
  expect(parcels(1, { erpOrderStatus: 6 }).facts).toContainEqual({ label: 'Status', value: erp[6] })
  expect(parcels(1).facts).toContainEqual({ label: 'Spårning', value: link })
  expect(parcels(2).parts).toMatchObject(
    [1, 2].map((at) => ({ title: `Del ${at} av 2, ${erp[3]}. Väntas 2026-11-18`, note: `Spårning: ${link}` })),
  )
  const pdf = await PDFDocument.load(await paperPdf(parcels(1), fonts))
  expect(pdf.getPageCount()).toBe(1)
})

test('money is that of the market', () => {
  const money = languages.map((reader) => contentIn(reader, orderOf(named, 2)).total?.value ?? '')
  expect(money.map((each) => each.replaceAll(/[\d\s.,]/gu, ''))).toEqual(['kr', '€', 'kr', 'NOK'])
})
