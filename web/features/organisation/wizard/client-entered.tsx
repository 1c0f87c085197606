import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readPatientExtraFee } from '@omsorg/contract/orders/settings/read-patient-extra-fee.ts'
import { listCustomerNumbers } from '@omsorg/contract/organisation/customer-number/list-customer-numbers.ts'
import type { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import type { readWizardProgress } from '@omsorg/contract/organisation/client/read-wizard-progress.ts'
import { readPatientFeeSettings } from '@omsorg/contract/prescriptions/patient-fee/read-patient-fee-settings.ts'
import { readAvailableRoles } from '@omsorg/contract/sign-in/role/read-available-roles.ts'
import { formatsFor } from '@omsorg/domain/format/formats.ts'
import type { ClientWizardStep } from '@omsorg/domain/organisation/client/wizard-steps.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { lazy, type ReactNode } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useFormat } from '../../../platform/format.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import type { WizardProps } from '../node/wizards.ts'
import { roleNames } from '../role/role-words.ts'
import { screensOfStep } from './client-steps.ts'
import { EnteredScreens } from './EnteredScreens.tsx'

const SignInWays = lazy(async () => ({ default: (await import('../setting/ProviderSettings.tsx')).SignInWays }))

type Client = AnswerOf<typeof readClient>

interface EnteredOfClient {
  readonly node: NonNullable<WizardProps<'Client'>['node']>
  readonly tree: WizardProps<'Client'>['tree']
  readonly client: Client
  readonly progress: AnswerOf<typeof readWizardProgress>
}

/** What was entered in each step of the making of a client. */
export function enteredOfClient({ node, tree, client, progress }: EnteredOfClient) {
  const screens = (step: ClientWizardStep) => <EnteredScreens {...{ node, tree }} actions={screensOfStep[step]} />
  return {
    BasicInfo: <BasicInfo client={client} />,
    Settings: (
      <>
        <Numbers nodeType="Client" nodeId={node.id} />
        <EnteredScreens {...{ node, tree }} actions={['AdditionalFeatures']} titled />
      </>
    ),
    AuthenticationMethods: (
      <EnteredScreens node={node} tree={tree} actions={[]}>
        <SignInWays node={node} mayChange={false} tree={tree} />
      </EnteredScreens>
    ),
    AvailableRoles: <Roles clientId={node.id} />,
    ...(progress.areas.length > 0 && { TherapyAreas: <Areas areas={progress.areas} /> }),
    Prescription: screens('Prescription'),
    CareRecipient: screens('CareRecipient'),
    Products: screens('Products'),
    Order: screens('Order'),
    Fees: <Fees client={client} />,
    AuthenticationProviders: screens('AuthenticationProviders'),
  } satisfies { readonly [Step in ClientWizardStep]?: ReactNode }
}

function BasicInfo({ client }: { readonly client: Client }) {
  const t = useAllTexts()
  const { client: words } = t.organisationClients
  const items = [
    { key: 'name', label: words.name, value: client.name },
    { key: 'market', label: words.market, value: t.common.markets[client.marketAreaCode] },
    { key: 'owner', label: words.dataController, value: client.patientDataOwnerId },
    { key: 'erp', label: words.erpIdentifier, value: client.erpCustomerIdentifier },
    { key: 'alias', label: words.alias, value: client.alias ?? '' },
  ]
  return <DefinitionList items={items.filter(({ value }) => value !== '')} />
}

/** The customer numbers of a client or of a care place, each with the areas that it is for. */
export function Numbers({ nodeType, nodeId }: { readonly nodeType: 'Client' | 'CarePlace'; readonly nodeId: string }) {
  const t = useAllTexts()
  const { wizard, numbers: words } = t.organisationClients
  const answer = useAnswer(listCustomerNumbers, { params: { nodeType, nodeId } }, { anew: true })
  if (!answer.data) return <InsteadOfAnswer answer={answer} kind="line" rows={2} />
  const { customerNumbers: numbers } = answer.data
  if (numbers.length === 0) return <p>{nodeType === 'Client' ? wizard.numbers({ count: 0 }) : wizard.clientHolds}</p>
  return (
    <DefinitionList
      items={numbers.map(({ number, therapyAreas }) => ({
        key: number,
        label: number,
        value:
          therapyAreas.length > 0
            ? therapyAreas.map((area) => t.therapyAreas.names[area as TherapyArea]).join(', ')
            : words.allAreas,
      }))}
    />
  )
}

function Roles({ clientId }: { readonly clientId: string }) {
  const t = useAllTexts()
  const answer = useAnswer(readAvailableRoles, { params: { clientId } }, { anew: true })
  if (!answer.data) return <InsteadOfAnswer answer={answer} kind="line" rows={2} />
  const { roles, changed } = answer.data
  const used = roles.filter(({ isUsed, therapyArea }) => isUsed && therapyArea === null).map(({ name }) => name)
  return <p>{changed === null ? t.organisationClients.wizard.baseHolds : roleNames(used, t)}</p>
}

function Areas({ areas }: Pick<AnswerOf<typeof readWizardProgress>, 'areas'>) {
  const { names } = useAllTexts().therapyAreas
  return <p>{areas.map((area) => names[area]).join(', ')}</p>
}

/** The fees, of each day on which they begin. */
function Fees({ client: { id: clientId, marketAreaCode: market } }: { readonly client: Client }) {
  const t = useAllTexts()
  const { locale } = useFormat()
  const f = formatsFor({ locale, market })
  const { patientFee } = t.organisationClients
  const { extraFee } = t.organisationSettings
  const extra = useAnswer(readPatientExtraFee, { query: { clientId } }, { anew: true })
  const own = useAnswer(readPatientFeeSettings, { params: { clientId } }, { anew: true })
  if (!extra.data || !own.data) return <InsteadOfAnswer answer={own.error ? own : extra} kind="line" rows={2} />
  const items = [
    ...extra.data.fees.map((fee) => ({
      key: fee.validFrom,
      label: `${t.organisation.actionNames.PatientExtraFee}, ${fee.validFrom}`,
      value: [
        fee.smallOrderFee && `${extraFee.smallOrderFee} ${f.money(fee.smallOrderFee)}`,
        fee.logisticsPercent && `${extraFee.logisticsPercent} ${f.percent(fee.logisticsPercent / 100)}`,
        fee.expressOrderFee && `${extraFee.expressOrderFee} ${f.money(fee.expressOrderFee)}`,
      ]
        .filter(Boolean)
        .join(', '),
    })),
    ...own.data.fees
      .filter(({ enabled }) => enabled)
      .map(({ therapyArea, validFrom, method, type }) => ({
        key: `${therapyArea} ${validFrom}`,
        label: `${t.organisation.actionNames.PatientFee}, ${t.therapyAreas.names[therapyArea]}, ${validFrom}`,
        value: `${patientFee.methods[method]}, ${patientFee.types[type]}`,
      })),
  ]
  return items.length === 0 ? <p>{patientFee.none}</p> : <DefinitionList items={items} />
}
