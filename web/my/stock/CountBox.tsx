import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs'
import { useState } from 'react'
import { useAllTexts } from '../language/use-texts.ts'
import { newKey } from '../calls/use-doing.ts'
import { send } from '../offline/outbox-here.ts'
import { lastsUntil } from '../order/lasts-until.ts'
import { Amount } from '../parts/Amount.tsx'
import { Box, Note } from '../parts/Box.tsx'
import { Choices } from '../parts/Choices.tsx'
import { Press } from '../parts/Press.tsx'
import { ProductRow } from '../parts/ProductRow.tsx'
import { useHere, useSaying } from '../person/here.ts'
import { countedPieces, type Opened, openings } from './counted-pieces.ts'
import type { Stock } from './CountPage.tsx'

interface CountBoxProps {
  readonly row: Stock['rows'][number]
  readonly at: number
  readonly of: number
  readonly today: string
  /** By the key of what was counted; null where it was left out. */
  readonly onDone: (key: string | null) => void
}

const most = 999

/** One thing: whole packages and about how much of an opened one. Kept on the phone until it is sent, and sent once. */
export function CountBox({ row, at, of, today, onDone }: CountBoxProps) {
  const t = useAllTexts()
  const { person } = useHere()
  const saying = useSaying(today)
  const [whole, setWhole] = useState(0)
  const [opened, setOpened] = useState<Opened>('none')
  const [hasCome, setHasCome] = useState<'yes' | 'no'>('yes')
  const { product, dailyUse, lastOrder } = row
  const pieces = countedPieces(whole, opened, product.itemsPerPackage)
  const until = lastsUntil({ dailyUse, runsOutOn: null, product: { itemsPerPackage: 1 } }, pieces, today)

  function save(): void {
    const key = newKey()
    void send({
      key,
      kind: 'count',
      careRecipientId: person.careRecipientId,
      body: {
        careRecipientId: person.careRecipientId,
        prescriptionRowId: row.prescriptionRowId,
        pieces,
        lastOrderHasCome: lastOrder === null || hasCome === 'yes',
        seenCountId: row.count?.countId ?? null,
      },
    })
    onDone(key)
  }

  return (
    <Box label={product.name}>
      <p className="o-small">{t.stock.which({ at: String(at), all: String(of) })}</p>
      <ProductRow product={product} kind={t.order.perPackage({ pieces: String(product.itemsPerPackage) })} />
      <h2>{t.stock.whole}</h2>
      <Amount
        label={t.stock.whole}
        lessLabel={t.order.less({ product: product.name })}
        moreLabel={t.order.moreOf({ product: product.name })}
        value={whole}
        max={most}
        unit={whole === 1 ? t.order.unitOne : t.order.unitMany}
        onChange={setWhole}
      />
      {product.itemsPerPackage > 1 && (
        <Choices
          pair
          legend={t.stock.opened}
          value={opened}
          onChange={setOpened}
          options={openings.map((each) => ({ value: each, word: t.stock.parts[each] }))}
        />
      )}
      {lastOrder && (
        <Choices
          pair
          legend={t.stock.hasCome({ day: saying.short(lastOrder.on) })}
          value={hasCome}
          onChange={setHasCome}
          options={(['yes', 'no'] as const).map((each) => ({ value: each, word: t.stock[each] }))}
        />
      )}
      <Note
        icon={<IconCalendarEvent />}
        tone={pieces === 0 ? 'now' : 'fresh'}
        spoken="status"
        title={pieces === 0 ? t.home.out : until && t.home.lastsUntil({ day: saying.short(until) })}
      >
        {t.stock.about({ count: pieces })}
      </Note>
      {pieces === 0 ? (
        // Whoever only wants to go on never says so unawares.
        <Press variant="outlined" onClick={save}>
          {t.stock.noneLeft}
        </Press>
      ) : (
        <Press variant="primary" iconAfter={at < of ? <IconArrowRight /> : undefined} onClick={save}>
          {at < of ? t.stock.save : t.stock.saveLast}
        </Press>
      )}
      <Press variant="text" onClick={() => onDone(null)}>
        {t.stock.skip}
      </Press>
    </Box>
  )
}
