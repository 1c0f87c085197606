import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import { listPortalStock } from '@omsorg/contract/portal/stock/list-portal-stock.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { useState } from 'react'
import { useAnswer } from '../calls/use-answer.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { useWaiting } from '../offline/outbox-here.ts'
import { Box, Note } from '../parts/Box.tsx'
import { Fells } from '../parts/Fells.tsx'
import { InsteadOfAnswer } from '../parts/InsteadOfAnswer.tsx'
import { Outcome } from '../parts/Outcome.tsx'
import { PressTo } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useHere } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { CountBox } from './CountBox.tsx'
import { isKept } from './is-kept.ts'
import { RefusedCounts } from './RefusedCounts.tsx'

export type Stock = AnswerOf<typeof listPortalStock>

/** Counts what is at home, one thing at a time. */
export default function CountPage() {
  const { person } = useHere()
  const t = useAllTexts()
  const stock = useAnswer(
    listPortalStock,
    { params: { careRecipientId: String(person.careRecipientId) } },
    { anew: true, kept: true },
  )
  return (
    <PersonFrame>
      {stock.data ? (
        <Counting key={stock.dataUpdatedAt} stock={stock.data} onAgain={() => void stock.refetch()} />
      ) : (
        <>
          <Titles title={t.stock.title} lead={t.stock.lead} back={{ to: 'home', word: t.shell.toStart }} />
          <InsteadOfAnswer answer={stock} />
        </>
      )}
    </PersonFrame>
  )
}

function Counting({ stock, onAgain }: { readonly stock: Stock; readonly onAgain: () => void }) {
  const t = useAllTexts()
  const [at, setAt] = useState(0)
  const [counted, setCounted] = useState<readonly string[]>([])
  const waiting = useWaiting()
  const { letters, refused } = waiting
  const row = stock.rows[at]
  const closed = stock.can.count.reason

  if (stock.rows.length > 0 && !row && counted.length > 0) {
    return (
      <>
        {counted.every((key) => isKept(key, waiting)) ? (
          <Outcome title={t.stock.saved} lead={t.stock.savedLead} />
        ) : (
          <Titles title={t.stock.title} />
        )}
        <RefusedCounts rows={stock.rows} onSeen={onAgain} />
        {letters.some(({ key }) => !refused.has(key)) && (
          <Note icon={<IconDeviceMobile />} tone="info" spoken="status" title={t.diary.kept}>
            {t.stock.keptHere}
          </Note>
        )}
        <PressTo to="home" variant="primary">
          {t.order.toStart}
        </PressTo>
      </>
    )
  }
  return (
    <>
      <Titles title={t.stock.title} lead={t.stock.lead} back={{ to: 'home', word: t.shell.toStart }} />
      <RefusedCounts rows={stock.rows} onSeen={onAgain} />
      {closed || !row ? (
        <Box title={t.stock.none}>
          <Fells />
          {closed && <p>{t.diary.closed[closed]}</p>}
        </Box>
      ) : (
        <CountBox
          key={row.prescriptionRowId}
          row={row}
          at={at + 1}
          of={stock.rows.length}
          today={stock.today}
          onDone={(key) => {
            if (key !== null) setCounted([...counted, key])
            setAt(at + 1)
          }}
        />
      )}
    </>
  )
}
