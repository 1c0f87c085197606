import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { useState } from 'react'
import { useFormat } from '../../../../platform/format.ts'
import { RouteLink } from '../../../../platform/routing/navigation.tsx'
import { type Opened, recentlyOpened } from '../../../../platform/search/recently-opened.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { ActionList } from '../../../../ui/layout/ActionList.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Icon } from '../../../../ui/picture/Icon.tsx'

/** The persons among what the search of the bar offers as opened recently; before the first of them, what one searches by. */
export function RecentPersons() {
  const t = useAllTexts()
  const format = useFormat()
  const [opened] = useState(() => personsAmong(recentlyOpened()))
  return (
    <Card title={t.palette.groups.recent}>
      <ActionList
        empty={t.findPerson.begin}
        items={opened.map(({ path, name, detail, at }) => ({
          key: path,
          mark: <Icon of={<IconHistory />} />,
          words: (
            <>
              <RouteLink to={path}>{name ?? t.careRecipients.protected.title}</RouteLink>
              <span className="o-second-line">{detail}</span>
            </>
          ),
          action: <span className="o-second">{format.time(at)}</span>,
        }))}
      />
    </Card>
  )
}

function personsAmong(opened: readonly Opened[]): readonly Opened[] {
  return opened.filter(({ kind }) => kind === 'person')
}
