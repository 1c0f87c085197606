import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import type { ReactNode } from 'react'
import { Icon } from '../picture/Icon.tsx'
import css from './TopBand.module.css'

/** Over the full width and above everything, as long as it is so. Its place is there before, so that it is read out when it comes. */
export function TopBand({ children }: { children: ReactNode }) {
  return (
    <div className={css.band} role="status">
      {children && (
        <p>
          <Icon of={<IconWifiOff />} />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
