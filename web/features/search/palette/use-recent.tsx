import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { useState } from 'react'
import { useFormat } from '../../../platform/format.ts'
import { recentlyOpened } from '../../../platform/search/recently-opened.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import type { Group } from './groups.ts'
import type { PaletteRow } from './row.ts'

/** What one has opened last at this care place. */
export function useRecent(): Group<PaletteRow> {
  const t = useAllTexts()
  const format = useFormat()
  const [opened] = useState(recentlyOpened)
  return {
    name: 'recent',
    state: 'there',
    rows: opened.map(({ path, name, detail, at }) => ({
      key: `recent ${path}`,
      sign: <Icon of={<IconHistory />} />,
      title: name ?? t.careRecipients.protected.title,
      second: detail,
      end: <span className="o-second">{format.time(at)}</span>,
      open: () => void openAddress(path),
    })),
  }
}
