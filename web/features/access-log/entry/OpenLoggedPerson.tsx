import { openProtectedPerson } from '@omsorg/contract/access-log/entry/open-protected-person.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { OpenPersonDialog } from '../../care-recipients/index.ts'

interface OpenLoggedPersonProps {
  readonly careRecipientId: number
  readonly onClose: () => void
}

/** Who a protected person of the log is. */
export function OpenLoggedPerson({ careRecipientId, onClose }: OpenLoggedPersonProps) {
  const { run, busy } = useAction(openProtectedPerson)
  async function open(reason: string) {
    const result = await run({ input: { careRecipientId, reason } })
    return result?.ok ? { name: result.value.name, number: result.value.identityNumber } : null
  }
  return <OpenPersonDialog busy={busy} onOpen={open} onClose={onClose} />
}
