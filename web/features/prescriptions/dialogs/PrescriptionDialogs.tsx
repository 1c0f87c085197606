import { AdditionDialog } from '../addition/AdditionDialog.tsx'
import { CloseDialog } from '../row/CloseDialog.tsx'
import type { Doing } from './doing.ts'
import { RenewDialog } from '../renewal/RenewDialog.tsx'

interface PrescriptionDialogsProps {
  readonly doing: Doing | null
  readonly today: string
  readonly onClose: () => void
}

/** The dialog of what somebody has begun; nothing while nobody has. */
export function PrescriptionDialogs({ doing, today, onClose }: PrescriptionDialogsProps) {
  switch (doing?.kind) {
    case 'renew':
      return <RenewDialog prescription={doing.prescription} onClose={onClose} />
    case 'close':
      return <CloseDialog prescription={doing.prescription} rowId={doing.rowId} onClose={onClose} />
    case 'addition':
      return <AdditionDialog prescription={doing.prescription} row={doing.row} today={today} onClose={onClose} />
    default:
      return null
  }
}
