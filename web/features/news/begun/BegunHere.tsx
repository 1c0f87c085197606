import { openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useNewsArea } from '../area.ts'
import { addingView } from './add-address.ts'
import { BegunEarlier } from './BegunEarlier.tsx'
import { useBegun } from './use-begun.ts'

/** What its writer has begun on this device and the list does not have, or not as it was last written. */
export function BegunHere() {
  const area = useNewsArea()
  const { device, begun = [], again } = useBegun()
  return (
    <BegunEarlier
      begun={begun}
      device={device}
      onGoOn={({ slot, held }) =>
        void openAddress(
          held
            ? pathTo(area.edit, { id: held.newsId })
            : `${pathTo(area.add)}${addingView.write({ draft: null, begun: slot })}`,
        )
      }
      onGone={again}
    />
  )
}
