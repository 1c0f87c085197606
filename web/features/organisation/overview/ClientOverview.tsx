import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import { readWizardProgress } from '@omsorg/contract/organisation/client/read-wizard-progress.ts'
import { missingSteps } from '@omsorg/domain/organisation/client/wizard-steps.ts'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import { lazy, Suspense, useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { addressOfMaking } from '../node/chosen-node.ts'
import { treeView } from '../node/tree-view.ts'
import { useAdministrator } from '../node/use-administrator.ts'
import type { ActionScreenProps } from '../node/node-screens.ts'
import type { ImportPanelProps } from '../import/ImportPanel.tsx'
import { NodeHistory } from '../history/NodeHistory.tsx'
import { OverviewCard } from './OverviewCard.tsx'

/** What is left of the making of a client, for whoever may go on with it. */
function Unfinished({ clientId }: { readonly clientId: string }) {
  const { wizard: words } = useAllTexts().organisationClients
  const who = useAdministrator()
  const mayGoOn = who?.application === 'PRINCIPAL' && who.permissions.includes('OrganizationClientWrite')
  const answer = useAnswer(readWizardProgress, { params: { clientId } }, { enabled: mayGoOn, silent: true })
  const missing = answer.data ? missingSteps(answer.data.steps) : []
  if (missing.length === 0) return null
  return (
    <Notice
      tone="soon"
      title={words.unfinished}
      actions={
        <RouteButton size="compact" to={addressOfMaking(clientId)}>
          {words.goOnHere}
        </RouteButton>
      }
    >
      {missing.map((step) => words.stepNames[step]).join(', ')}
    </Notice>
  )
}

const ImportPanel = lazy(() => import('../import/ImportPanel.tsx'))

const importRights = ['OrganizationClientWrite', 'OrganizationCareUnitWrite', 'OrganizationCarePlaceWrite', 'UserWrite']

/** Spreadsheets, for whoever may make each of what they hold. */
function Spreadsheets({ clientId, onApplied }: Pick<ImportPanelProps, 'clientId' | 'onApplied'>) {
  const words = useAllTexts().organisationImport
  const who = useAdministrator()
  const { view: shown, change } = useAddressView(treeView)
  const [isOpen, setIsOpen] = useState(shown.import !== null)
  if (who?.application !== 'PRINCIPAL' || !importRights.every((right) => who.permissions.includes(right))) return null
  if (!isOpen) {
    return (
      <div>
        <Button variant="tinted" icon={<IconFileSpreadsheet />} onClick={() => setIsOpen(true)}>
          {words.open}
        </Button>
      </div>
    )
  }
  return (
    <Suspense fallback={null}>
      <ImportPanel
        {...{ clientId, onApplied }}
        importId={shown.import}
        onShow={(importId) => change({ import: importId })}
      />
    </Suspense>
  )
}

export default function ClientOverview({ node, tree }: ActionScreenProps<'Client'>) {
  const [t, f] = useTextsAndFormat()
  const words = t.organisation.overview
  const answer = useAnswer(readClient, { params: { clientId: node.id } })
  return (
    <div className="o-stack">
      <Unfinished clientId={node.id} />
      <OverviewCard
        answer={answer}
        facts={(client) => [
          { key: 'market', label: words.market, value: t.common.markets[client.marketAreaCode] },
          { key: 'number', label: words.customerNumber, value: client.customerNo || words.none },
          { key: 'erp', label: words.erpIdentifier, value: client.erpCustomerIdentifier || words.none },
          { key: 'pdo', label: words.dataController, value: client.patientDataOwnerId },
          { key: 'alias', label: words.alias, value: client.alias ?? words.none },
          { key: 'units', label: words.careUnits, value: f.number(client.careUnitCount) },
          { key: 'places', label: words.carePlaces, value: f.number(client.carePlaceCount) },
          { key: 'users', label: words.users, value: f.number(client.userCount) },
        ]}
      />
      <Spreadsheets key={node.id} clientId={node.id} onApplied={() => void tree.renew(node)} />
      <NodeHistory nodeType="Client" id={node.id} />
    </div>
  )
}
