import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import type { MeView } from '@omsorg/contract/portal/me/me-view.ts'
import { useEffect, useState } from 'react'
import { useAllTexts } from '../language/use-texts.ts'
import { outbox, useWaiting } from '../offline/outbox-here.ts'
import { Note } from '../parts/Box.tsx'
import { isStillHelped } from './not-taken.ts'

/** What was written for somebody whom one helps no longer goes with the right to help, and that is said. */
export default function FormerNote({ me }: { readonly me: MeView }) {
  const { order } = useAllTexts()
  const { letters } = useWaiting()
  const [hasDropped, setDropped] = useState(false)
  const former = letters.filter((each) => !isStillHelped(me, each.careRecipientId))
  useEffect(() => {
    if (former.length > 0) setDropped(true)
    for (const { key } of former) void outbox.drop(key)
  }, [former])
  if (!hasDropped) return null
  return (
    <Note icon={<IconAlertCircle />} tone="soon" spoken="status">
      {order.formerNotSent}
    </Note>
  )
}
