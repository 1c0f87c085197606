import { listAppRegistrations } from '@omsorg/contract/sign-in/app-registration/list-app-registrations.ts'
import { listRootClients } from '@omsorg/contract/organisation/tree/list-root-clients.ts'
import { marketCodes } from '@omsorg/domain/market.ts'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { ToolTabs } from '../../../platform/routing/ToolTabs.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import css from './AppRegistrations.module.css'
import { NewRegistrationDialog } from './NewRegistrationDialog.tsx'
import { PermissionsDialog, type Registration } from './PermissionsDialog.tsx'
import { RemoveRegistrationDialog } from './RemoveRegistrationDialog.tsx'
import { type MadeRegistration, SecretDialog } from './SecretDialog.tsx'

type Open =
  | { readonly what: 'new' }
  | { readonly what: 'secret'; readonly made: MadeRegistration }
  | { readonly what: 'permissions' | 'remove'; readonly registration: Registration }
  | null

/** The systems that sign in by themselves: what each reaches and may do, and the secret of a new one. */
export function AppRegistrationsPage() {
  const [t, format] = useTextsAndFormat()
  const words = t.appRegistration
  const [open, setOpen] = useState<Open>(null)
  const answer = useAnswer(listAppRegistrations, {})
  const clients = useAnswer(listRootClients, { query: {} })
  const close = () => setOpen(null)
  const nameOf = (id: string) => clients.data?.clients.find((client) => client.id === id)?.name ?? words.oneClient
  const marketOf = (code: number) => marketCodes.flatMap((each) => (each === code ? [t.common.markets[each]] : []))[0]

  const rows = answer.data ?? []
  const instead =
    answer.error || !answer.data ? (
      <InsteadOfAnswer answer={answer} rows={3} />
    ) : rows.length > 0 ? undefined : (
      <Empty title={words.none}>{words.noneNext}</Empty>
    )
  return (
    <Page
      title={t.screens.appRegistrations}
      lead={words.lead}
      action={
        <Button variant="primary" icon={<IconPlus />} onClick={() => setOpen({ what: 'new' })}>
          {words.add}
        </Button>
      }
    >
      <ToolTabs current="UtilitiesAppRegistrations" />
      <Card label={t.screens.appRegistrations}>
        <DataTable
          caption={t.screens.appRegistrations}
          rows={rows}
          rowKey={({ clientId }) => clientId}
          instead={instead}
          columns={[
            {
              key: 'name',
              head: words.name,
              card: 'title',
              cell: ({ displayName, clientId }) => (
                <>
                  {displayName}
                  <span className={`o-second-line ${css.id}`}>{clientId}</span>
                </>
              ),
            },
            {
              key: 'reach',
              head: words.reach,
              cell: ({ reachClientId, reachMarket }) =>
                reachClientId === null
                  ? words.allOf({ market: marketOf(reachMarket ?? 0) ?? '' })
                  : nameOf(reachClientId),
            },
            {
              key: 'permissions',
              head: words.permissions.title,
              cell: ({ permissionCount }) => words.permissions.given({ count: permissionCount }),
            },
            { key: 'created', head: words.created, cell: ({ createdOn }) => format.dateTime(createdOn), minor: true },
            {
              key: 'actions',
              head: words.actions,
              headHidden: true,
              right: true,
              card: 'action',
              cell: (registration) => (
                <span className="o-row-8">
                  <Button
                    variant="text"
                    size="compact"
                    icon={<IconKey />}
                    onClick={() => setOpen({ what: 'permissions', registration })}
                  >
                    {words.permissions.title}
                    <VisuallyHidden> {registration.displayName}</VisuallyHidden>
                  </Button>
                  <Button
                    variant="text"
                    size="compact"
                    icon={<IconTrash />}
                    onClick={() => setOpen({ what: 'remove', registration })}
                  >
                    {t.common.actions.remove}
                    <VisuallyHidden> {registration.displayName}</VisuallyHidden>
                  </Button>
                </span>
              ),
            },
          ]}
        />
      </Card>
      {open?.what === 'new' && (
        <NewRegistrationDialog onMade={(made) => setOpen({ what: 'secret', made })} onClose={close} />
      )}
      {open?.what === 'secret' && <SecretDialog made={open.made} onClose={close} />}
      {open?.what === 'permissions' && <PermissionsDialog registration={open.registration} onClose={close} />}
      {open?.what === 'remove' && <RemoveRegistrationDialog registration={open.registration} onClose={close} />}
    </Page>
  )
}
