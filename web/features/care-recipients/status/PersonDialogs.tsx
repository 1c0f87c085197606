import { PlaceDialog } from '../place/PlaceDialog.tsx'
import { OpeningDialog } from '../identity/OpeningDialog.tsx'
import type { PersonChange } from './person-changes.ts'
import {
  DeathDialog,
  DeletionDialog,
  type PersonDialogProps,
  PlaceStatusDialog,
  StatusDialog,
} from './StatusDialogs.tsx'

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
