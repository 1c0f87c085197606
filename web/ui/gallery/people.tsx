import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import type { AreaColour } from '../area.ts'
import { Badge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import type { Column } from '../DataTable.tsx'
import { ProductPicture } from '../ProductPicture.tsx'
import type { ProductShape } from '../product-shapes.tsx'
import { Ring } from '../Ring.tsx'

export interface Person {
  name: string
  number: string
  days: number | null
  product: string
  until: string
  shape: ProductShape
  area: AreaColour
  tone: 'now' | 'soon' | 'miss'
  word: string
  place: string
}

const now = { tone: 'now', word: 'Dags att beställa' } as const
const soon = { tone: 'soon', word: 'Snart' } as const

export const people: Person[] = [
  {
    name: 'Astrid Norrbäck',
    number: '19391010-8020',
    days: 0,
    product: 'Norrdun Komfort M',
    until: 'Slut sedan 2026-11-18, 4 st per dag',
    shape: 'pad',
    area: 'inco',
    place: 'Rum 214',
    ...now,
  },
  {
    name: 'Holger Fjellman',
    number: '19440107-7674',
    days: 0,
    product: 'Glidra Nelaton 40 cm, 12 Ch',
    until: 'Slut i dag, 5 st per dag. Inga uttag kvar',
    shape: 'catheter',
    area: 'cath',
    place: 'Rum 203',
    ...now,
  },
  {
    name: 'Sture Kvarnås',
    number: '19420611-9093',
    days: 3,
    product: 'Norrdun Byxa L',
    until: 'Räcker till 2026-11-23, 3 st per dag',
    shape: 'pullup',
    area: 'inco',
    place: 'Hemma, Ängsvägen 4',
    ...soon,
  },
  {
    name: 'Karl-Erik Tjäder',
    number: '19450110-3297',
    days: 9,
    product: 'Kvartso Teststicka',
    until: 'Räcker till 2026-11-29, 4 st per dag',
    shape: 'strips',
    area: 'diab',
    place: 'Rum 211',
    ...soon,
  },
  {
    name: 'Vera Halldin',
    number: '19450120-2388',
    days: null,
    product: 'Norrdun Lätt',
    until: 'Förbrukning är inte angiven',
    shape: 'pad',
    area: 'inco',
    place: 'Rum 202',
    tone: 'miss',
    word: 'Förbrukning saknas',
  },
]

const line = { display: 'block', fontSize: 14, lineHeight: '20px', color: 'var(--o-ink-2)' }

export const peopleColumns: Column<Person>[] = [
  {
    key: 'days',
    head: 'Dagar',
    card: 'lead',
    width: '74px',
    cell: (p) => (
      <Ring days={p.days} tone={p.tone} label={p.days === null ? 'Dagar kvar okänt' : `${p.days} dagar kvar`} />
    ),
  },
  {
    key: 'name',
    head: 'Namn',
    card: 'title',
    sort: { direction: null, onSort: () => undefined },
    cell: (p) => (
      <>
        <a href="#person" style={{ color: 'inherit', fontWeight: 700, fontSize: 17, textDecoration: 'none' }}>
          {p.name}
        </a>
        <span style={line}>{p.number}</span>
      </>
    ),
  },
  {
    key: 'product',
    head: 'Tar slut först',
    card: 'body',
    cell: (p) => (
      <span style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <ProductPicture shape={p.shape} area={p.area} size={40} />
        <span>
          <b>{p.product}</b>
          <span style={line}>{p.until}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'advice',
    head: 'Förslag',
    card: 'status',
    sort: { direction: 'ascending', onSort: () => undefined },
    cell: (p) => <Badge tone={p.tone}>{p.word}</Badge>,
  },
  { key: 'place', head: 'Finns på', minor: true, card: 'hidden', cell: (p) => p.place },
  {
    key: 'next',
    head: 'Nästa steg',
    right: true,
    card: 'action',
    cell: () => (
      <Button variant="tinted" size="compact" icon={<IconShoppingCart />}>
        Beställ
      </Button>
    ),
  },
]
