import { PlaceDialog } from '../place/PlaceDialog.tsx'
import type { PersonChange } from './person-changes.ts'
import {
  DeathDialog,
  DeletionDialog,
  type PersonDialogProps,
  PlaceStatusDialog,
  StatusDialog,
} from './StatusDialogs.tsx'
import { openProtectedIdentity } from '@omsorg/contract/care-recipients/identity/open-protected-identity.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { placeOf } from '../recipient-here.ts'
import { OpenPersonDialog, type OpenedPerson } from './OpenPersonDialog.tsx'

interface PersonDialogsProps extends PersonDialogProps {
  readonly change: PersonChange
}

/** The dialog that asks about a change of a person, fetched when the first one is opened. */
export default function PersonDialogs({ change, ...rest }: PersonDialogsProps) {
  switch (change) {
    case 'activate':
    case 'deactivate':
      return <StatusDialog {...rest} active={change === 'activate'} />
    case 'activateAtPlace':
    case 'deactivateAtPlace':
      return <PlaceStatusDialog {...rest} active={change === 'activateAtPlace'} />
    case 'reportDeath':
    case 'correctDeath':
      return <DeathDialog {...rest} deceased={change === 'reportDeath'} />
    case 'copy':
    case 'move':
      return <PlaceDialog {...rest} kind={change} />
    case 'delete':
      return <DeletionDialog {...rest} />
    case 'openProtected':
      return <OpeningDialog {...rest} />
  }
}

function OpeningDialog({ person: { careRecipientId }, here, onClose }: PersonDialogProps) {
  const { run, busy } = useAction(openProtectedIdentity, placeOf(here))
  async function open(reason: string): Promise<OpenedPerson | null> {
    const result = await run({ input: { careRecipientId, reason } })
    if (!result?.ok) return null
    const { firstName, lastName, ssn } = result.value
    return { name: `${firstName} ${lastName}`, number: ssn }
  }
  return <OpenPersonDialog busy={busy} onOpen={open} onClose={onClose} />
}
