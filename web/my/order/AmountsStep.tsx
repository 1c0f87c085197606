import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useState } from 'react'
import { useAllTexts } from '../language/use-texts.ts'
import { Note } from '../parts/Box.tsx'
import { Foot } from '../parts/Foot.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { Press } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useSaying } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { go } from '../way/way.ts'
import { chosenLines, flavorsOff, orderable } from './filled-in.ts'
import { LineBox } from './LineBox.tsx'
import type { StepProps } from './OrderPages.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { orderTroubles } from './order-troubles.ts'

/** How many packages of each: filled in already, and never more than may be had. */
export function AmountsStep({ proposal, filledIn, onFillIn, waiting, isBegun, isLess }: StepProps) {
  const t = useAllTexts()
  const saying = useSaying(proposal.today)
  const [wrong, setWrong] = useState(false)
  const lines = orderable(proposal)
  const off = flavorsOff(proposal, filledIn)
  const isNothing = chosenLines(proposal, filledIn).length === 0

  function next(): void {
    setWrong(isNothing || off.length > 0)
    if (!isNothing && off.length === 0) go('order-where')
  }

  return (
    <PersonFrame>
      <OrderSteps now="amounts" />
      <Titles title={t.order.howMany} back={{ to: 'home', word: t.shell.toStart }} />
      {waiting.refusal && (
        <NotSent notDone={{ reason: waiting.refusal.reason, definite: true }} says={orderTroubles(t)} />
      )}
      {isBegun ? (
        <Note icon={<IconPencil />}>{t.order.begunHere}</Note>
      ) : (
        proposal.draft && (
          <Note icon={<IconPencil />}>{t.order.draft({ day: saying.onDayOf(proposal.draft.savedOn) })}</Note>
        )
      )}
      {isLess && (
        <Note icon={<IconAlertCircle />} tone="soon" spoken="status">
          {t.order.hasLess}
        </Note>
      )}
      {lines.map((line) => (
        <LineBox
          key={line.prescriptionRowId}
          line={line}
          proposal={proposal}
          packages={filledIn.packages[line.prescriptionRowId] ?? 0}
          flavors={filledIn.flavors[line.prescriptionRowId] ?? {}}
          flavorsAreOff={wrong && off.includes(line.prescriptionRowId)}
          onChange={(packages) => onFillIn({ packages: { ...filledIn.packages, [line.prescriptionRowId]: packages } })}
          onFlavors={(flavors) => onFillIn({ flavors: { ...filledIn.flavors, [line.prescriptionRowId]: flavors } })}
        />
      ))}
      {proposal.lines
        .filter((line) => !lines.includes(line))
        .map(({ prescriptionRowId, product, block, orderFrom }) => (
          <Note key={prescriptionRowId} icon={<IconLock />} title={t.order.notToday({ product: product.name })}>
            {block && t.home.blocks[block]} {orderFrom && t.home.orderFrom({ day: saying.day(orderFrom) })}
          </Note>
        ))}
      {wrong && isNothing && (
        <Note icon={<IconAlertCircle />} tone="error" spoken="alert">
          {t.order.chooseOne}
        </Note>
      )}
      <Foot>
        <Press variant="primary" iconAfter={<IconArrowRight />} onClick={next}>
          {t.order.next}
        </Press>
      </Foot>
    </PersonFrame>
  )
}
