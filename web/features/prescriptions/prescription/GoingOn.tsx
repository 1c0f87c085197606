import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useState } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { RecipientHereContext, hereForCareStaff } from '../../care-recipients/index.ts'
import type { Doing } from '../dialogs/doing.ts'
import { PrescriptionDialogs } from '../dialogs/PrescriptionDialogs.tsx'
import css from '../dialogs/Renewing.module.css'
import { useFocusKept } from '../dialogs/use-focus-kept.ts'
import type { Ground } from './ground.ts'

interface GoingOnProps {
  readonly ground: Ground
  /** Where the page says already that nothing may be done. */
  readonly reasonId: string | null
}

/** Renews or closes the prescription whose page is open. */
export function GoingOn({ ground: { stored }, reasonId }: GoingOnProps) {
  const t = useAllTexts()
  const { actions, blocks } = t.renewing
  const [doing, setDoing] = useState<Doing | null>(null)
  const frame = useFocusKept(doing !== null)
  const reasonOf = ({ reason }: { readonly reason: keyof typeof blocks | null }) =>
    reason === null ? {} : reasonId === null ? { reason: blocks[reason] } : { reasonId }

  return (
    <RecipientHereContext value={hereForCareStaff(stored.careRecipientId)}>
      <div ref={frame} className={css.goingOn} role="group" aria-label={actions.goOnOrEnd} tabIndex={-1}>
        <Button
          size="compact"
          icon={<IconRefresh />}
          onClick={() => setDoing({ kind: 'renew', prescription: stored })}
          {...reasonOf(stored.can.renew)}
        >
          {actions.renew}
        </Button>
        <Button
          variant="danger"
          size="compact"
          onClick={() => setDoing({ kind: 'close', prescription: stored, rowId: null })}
          {...reasonOf(stored.can.close)}
        >
          {actions.close}
        </Button>
      </div>
      <PrescriptionDialogs doing={doing} today={stored.today} onClose={() => setDoing(null)} />
    </RecipientHereContext>
  )
}
