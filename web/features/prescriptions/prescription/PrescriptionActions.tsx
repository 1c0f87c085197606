import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useState } from 'react'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { RecipientHereContext, hereForCareStaff } from '../../care-recipients/index.ts'
import type { PrescriptionAction } from '../dialogs/prescription-action.ts'
import { PrescriptionDialogs } from '../dialogs/PrescriptionDialogs.tsx'
import css from '../dialogs/Dialogs.module.css'
import { useFocusKept } from '../../../ui/dialog/use-focus-kept.ts'
import { useAskBlock } from '../renew-request/use-ask-block.ts'
import type { PrescriptionContext } from './wizard/form/basis.ts'

interface PrescriptionActionsProps {
  readonly context: PrescriptionContext
  /** Where the page says already that nothing may be done. */
  readonly reasonId: string | null
}

/** Renews or closes the prescription whose page is open. */
export function PrescriptionActions({ context: { stored }, reasonId }: PrescriptionActionsProps) {
  const t = useAllTexts()
  const { actions, blocks } = t.renewing
  const [action, setAction] = useState<PrescriptionAction | null>(null)
  const asks = useSessionUser()?.permissions.includes('PrescriptionRenewRequestWrite') ?? false
  const askBlock = useAskBlock(stored)
  const frame = useFocusKept(action !== null)
  const reasonOf = ({ reason }: { readonly reason: keyof typeof blocks | null }) =>
    reason === null ? {} : reasonId === null ? { reason: blocks[reason] } : { reasonId }

  return (
    <RecipientHereContext value={hereForCareStaff(stored.careRecipientId)}>
      <div ref={frame} className={css.pair} role="group" aria-label={actions.goOnOrEnd} tabIndex={-1}>
        <Button
          size="compact"
          icon={<IconRefresh />}
          onClick={() => setAction({ kind: 'renew', prescription: stored })}
          {...reasonOf(stored.can.renew)}
        >
          {actions.renew}
        </Button>
        {asks && (
          <Button
            size="compact"
            onClick={() => setAction({ kind: 'ask', prescription: stored })}
            {...(askBlock === null ? {} : { reason: askBlock })}
          >
            {t.renewRequests.ask.action}
          </Button>
        )}
        <Button
          variant="danger"
          size="compact"
          onClick={() => setAction({ kind: 'close', prescription: stored, rowId: null })}
          {...reasonOf(stored.can.close)}
        >
          {actions.close}
        </Button>
      </div>
      <PrescriptionDialogs action={action} today={stored.today} onClose={() => setAction(null)} />
    </RecipientHereContext>
  )
}
