import { Notice } from '../../ui/feedback/Notice.tsx'
import { useAllTexts } from '../texts.tsx'

/** For whoever may end a maintenance, and is not kept out by it. */
export default function MaintenanceNote() {
  return (
    <Notice tone="soon" band spoken>
      {useAllTexts().staticContent.maintenanceOn}
    </Notice>
  )
}
