import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import type { TakenLine } from '@omsorg/contract/portal/order/order-fields.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { Outcome } from '../parts/Outcome.tsx'
import { Press } from '../parts/Press.tsx'
import { ProductRow } from '../parts/ProductRow.tsx'
import { useSaying } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { useWhoName } from '../person/use-who-name.ts'
import { go } from '../way/way.ts'
import type { StepProps } from './OrderPages.tsx'

interface TakenPageProps extends StepProps {
  readonly taken: TakenLine
}

/** Somebody was quicker: who, when and how much, what can still come, and the way to send that. */
export function TakenPage({ proposal, taken, waiting, onAgain }: TakenPageProps) {
  const t = useAllTexts()
  const saying = useSaying(proposal.today)
  const whoName = useWhoName()
  const line = proposal.lines.find(({ prescriptionRowId, product }) =>
    taken.prescriptionRowId === null
      ? product.itemNumber === taken.itemNumber
      : prescriptionRowId === taken.prescriptionRowId,
  )
  const { taken: before } = taken
  return (
    <PersonFrame>
      <div role="alert">
        <Outcome
          tone="soon"
          icon={<IconInfoCircle />}
          title={t.order.takenTitle}
          lead={
            before &&
            [
              t.order.takenBy({
                who: whoName(before.by),
                count: before.packages,
                time: saying.time(before.at),
              }),
              before.expectedOn && t.order.takenComes({ day: saying.on(before.expectedOn) }),
            ]
              .filter(Boolean)
              .join(' ')
          }
        />
      </div>
      {line && (
        <Box label={line.product.name}>
          <ProductRow
            product={line.product}
            kind={taken.allowed === null ? t.home.blocks.unavailable : t.order.takenLeft({ count: taken.allowed })}
          />
          {taken.orderFrom && (
            <Note icon={<IconInfoCircle />}>{t.home.orderFrom({ day: saying.day(taken.orderFrom) })}</Note>
          )}
        </Box>
      )}
      <Press variant="primary" icon={<IconPencil />} onClick={onAgain}>
        {t.order.takenRest}
      </Press>
      {/* It is not sent; what was filled in is kept at the server. */}
      <Press onClick={() => void waiting.giveUp().then(() => go('home'))}>{t.order.takenNotNow}</Press>
    </PersonFrame>
  )
}
