import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { useAllTexts } from '../language/use-texts.ts'
import { Outcome } from '../parts/Outcome.tsx'
import { Press } from '../parts/Press.tsx'
import { PersonFrame } from '../person/PersonFrame.tsx'

/** The line broke while it was sent: nobody is led to order twice. Looking asks for the same order once more. */
export function UnknownPage({ busy, onLook }: { readonly busy: boolean; readonly onLook: () => void }) {
  const { order } = useAllTexts()
  return (
    <PersonFrame>
      <div role="alert">
        <Outcome tone="error" icon={<IconWifiOff />} title={order.unknownTitle} lead={order.unknownLead} />
      </div>
      <Press variant="primary" icon={<IconRefresh />} busy={busy} onClick={onLook}>
        {order.lookNow}
      </Press>
    </PersonFrame>
  )
}
