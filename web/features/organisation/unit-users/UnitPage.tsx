import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import type { ReactNode } from 'react'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Page } from '../../../ui/layout/Page.tsx'

interface UnitPageProps {
  readonly title: string
  readonly lead?: string | undefined
  readonly children: ReactNode
}

/** The page of one user, with the way back to all. */
export function UnitPage({ title, lead, children }: UnitPageProps) {
  const words = useAllTexts().unitUsers
  return (
    <Page
      title={title}
      lead={lead}
      aside={
        <RouteButton icon={<IconArrowLeft />} to={pathTo('GuideAdministration')}>
          {words.back}
        </RouteButton>
      }
    >
      <div className="o-stack">{children}</div>
    </Page>
  )
}
