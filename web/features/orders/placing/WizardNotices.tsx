import type { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import type { NotDone } from '../../../platform/calls/result.ts'
import { StaleNotice } from '../../../platform/StaleNotice.tsx'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import type { AutosaveState } from './autosave.ts'
import { type LineKey, lineKeyOf } from './proposal.ts'
import { linesRefused, type NotSaved } from './save-result.ts'
import type { Placing } from './wizard.ts'

type NotPlaced = NotDone<typeof confirmOrder>

/** The line that was refused, where it is known which. */
function refusedLine({ detail }: NotSaved | NotPlaced): LineKey | null {
  return detail && 'prescriptionRowId' in detail ? lineKeyOf(detail) : null
}

interface WaysOut {
  readonly onReload: () => void
  /** Fetches the order anew and goes to this line. */
  readonly onCorrect: (line: LineKey | null) => void
}

/** Says when the order could not be saved, and what to do about it. */
export function AutosaveNotice({
  autosave: { phase, notDone, order },
  onReload,
  onCorrect,
  onPlaced,
}: WaysOut & { readonly autosave: AutosaveState; readonly onPlaced: (customerOrderId: number) => void }) {
  const { wizard } = useCareTexts().orders
  const placed = notDone?.reason === 'order-already-placed' && order ? order.customerOrderId : null
  const told = useRef(false)
  useEffect(() => {
    if (placed === null || told.current) return
    told.current = true
    onPlaced(placed)
  })
  if (phase === 'stale') {
    return <StaleNotice title={wizard.staleTitle} body={wizard.staleBody} onReload={onReload} />
  }
  if (phase !== 'failed' || !notDone) return null
  if (linesRefused.some((reason) => reason === notDone.reason)) {
    return <LineNotice onCorrect={() => onCorrect(refusedLine(notDone))} />
  }
  // What was refused was said in its own dialog when a person asked for it.
  return notDone.definite ? null : (
    <Notice tone="error" spoken>
      {wizard.saveFailed}
    </Notice>
  )
}

interface PlacingNoticeProps extends Pick<WaysOut, 'onCorrect'> {
  readonly placing: Placing
  readonly notDone: NotPlaced | null
  /** Goes to what has to be read first. */
  readonly onRead: () => void
}

/** What is known of the placing: one sentence, and what there is to do about it. */
export function PlacingNotice({ placing, notDone, onCorrect, onRead }: PlacingNoticeProps) {
  const { place, wizard, check } = useCareTexts().orders
  if (placing === 'could-not-ask' || placing === 'unknown') {
    return (
      <Notice tone="soon" spoken>
        {placing === 'unknown' ? place.unknown : place.notAsked}
      </Notice>
    )
  }
  if (!notDone) return null
  switch (notDone.reason) {
    case 'price-changed':
      return (
        <Notice tone="soon" title={place.notSent} spoken>
          {place.pricesChanged}
        </Notice>
      )
    case 'warnings-not-accepted':
      return (
        <Notice
          tone="error"
          title={place.notSent}
          actions={<NoticeButton onPress={onRead}>{wizard.steps.check}</NoticeButton>}
          spoken
        >
          {check.mustAccept}
        </Notice>
      )
    default:
      return linesRefused.some((reason) => reason === notDone.reason) ? (
        <LineNotice title={place.notSent} onCorrect={() => onCorrect(refusedLine(notDone))} />
      ) : null
  }
}

function LineNotice({ title, onCorrect }: { readonly title?: string; readonly onCorrect: () => void }) {
  const { wizard } = useCareTexts().orders
  return (
    <Notice
      tone="error"
      title={title}
      actions={<NoticeButton onPress={onCorrect}>{wizard.goToLine}</NoticeButton>}
      spoken
    >
      {wizard.lineChanged}
    </Notice>
  )
}

function NoticeButton({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <Button size="compact" onClick={onPress}>
      {children}
    </Button>
  )
}
