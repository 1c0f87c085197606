import { readReplacementInformation } from '@omsorg/contract/customer-service/item-replacement/read-replacement-information.ts'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { codeText } from '../../../platform/calls/code-text.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { CallFailure, reasonOf } from '../../../platform/calls/result.ts'
import { ToolTabs } from '../../../platform/routing/ToolTabs.tsx'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { Equivalents } from '../substitution/Equivalents.tsx'
import { OutgoingItems } from '../substitution/OutgoingItems.tsx'
import { emptyRun } from '../substitution/run.ts'
import { Arithmetic } from './Arithmetic.tsx'
import { ItemChoice } from './ItemChoice.tsx'
import css from './ItemReplacement.module.css'
import { PublishButton } from './PublishButton.tsx'
import { replacementAddress } from './replacement-address.ts'
import { ReplacementList } from './ReplacementList.tsx'
import { useItem } from './use-item.ts'
import { WhoIsReached } from './WhoIsReached.tsx'

/** How an owner in the address is refused that is no client of the market. */
const unknownClient = ['client-not-found', 'other-market', 'market-not-found'] as const

/** Replaces an item in every prescription that holds it: first whom it reaches, then how far it is (O-2-71). */
export function ItemReplacementPage() {
  const t = useAllTexts()
  const words = t.itemReplacement
  const { view, change } = useAddressView(replacementAddress)
  const { replaced, replacement, pdo } = view
  const [isOneClient, setOneClient] = useState(pdo !== '')
  // What is made ready for one approval stays while another item is looked at.
  const [run, setRun] = useState(emptyRun)
  const from = useItem(replaced)
  const to = useItem(replacement)
  const areChosen = from.item !== undefined && to.item !== undefined
  const both = { replaced, replacement }
  const everywhere = useAnswer(readReplacementInformation, { query: both }, { enabled: areChosen })
  const ofOne = useAnswer(
    readReplacementInformation,
    { query: { ...both, pdo } },
    { enabled: areChosen && pdo !== '', resolves: unknownClient },
  )
  const answer = pdo === '' ? everywhere : ofOne
  const noClient =
    ofOne.error instanceof CallFailure && unknownClient.some((each) => each === reasonOf(ofOne.error))
      ? ofOne.error.notDone
      : null
  const { data } = answer
  const isReady = data !== undefined && (!isOneClient || pdo !== '')

  return (
    <Page
      title={isReady ? words.title({ from: data.replaced.name, count: data.prescriptions }) : t.screens.itemReplacement}
      lead={words.lead}
      action={isReady && <PublishButton preview={data} pdo={pdo === '' ? null : pdo} />}
    >
      <ToolTabs current="CSPUtilitiesItemReplacement" />
      <div className="o-stack">
        <Card title={words.choose} padded="stack">
          <div className={css.choices}>
            <ItemChoice
              label={words.from}
              itemNumber={replaced}
              onChoose={(itemNumber) => change({ replaced: itemNumber ?? '' })}
            />
            <ItemChoice
              label={words.to}
              itemNumber={replacement}
              onChoose={(itemNumber) => change({ replacement: itemNumber ?? '' })}
            />
            <div className={css.choice}>
              <RadioGroup
                legend={words.where}
                name="where"
                value={isOneClient ? 'one' : 'all'}
                onChange={(value) => {
                  setOneClient(value === 'one')
                  if (value === 'all') change({ pdo: '' })
                }}
                options={[
                  { value: 'all', label: words.everywhere },
                  {
                    value: 'one',
                    label: words.oneClient,
                    disabled: !areChosen,
                    ...(areChosen ? {} : { help: words.oneClientLater }),
                  },
                ]}
              />
              {isOneClient && (
                <SelectField
                  label={words.client}
                  value={pdo}
                  emptyOption={words.chooseClient}
                  options={(everywhere.data?.clients ?? []).map((client) => ({
                    value: client.pdo,
                    label: client.clientName,
                  }))}
                  onChange={({ target }) => change({ pdo: target.value })}
                />
              )}
            </div>
          </div>
        </Card>
        {!areChosen && <p className="o-second">{words.begin}</p>}
        {noClient && (
          <Notice
            tone="error"
            spoken
            title={codeText(noClient, t)}
            actions={
              <Button
                size="compact"
                onClick={() => {
                  setOneClient(false)
                  change({ pdo: '' })
                }}
              >
                {words.everywhere}
              </Button>
            }
          />
        )}
        {areChosen && !data && !noClient && (
          <Card label={words.reached} padded>
            <InsteadOfAnswer answer={answer} rows={3} />
          </Card>
        )}
        {from.item !== undefined && (
          <Equivalents
            replaced={replaced}
            replacement={replacement}
            onChoose={({ item }) => change({ replacement: item.itemNumber })}
          />
        )}
        {isReady && <WhoIsReached preview={data} />}
        {isReady && <Arithmetic preview={data} key={`${replaced} ${replacement}`} />}
        {replaced === '' && (
          <OutgoingItems run={run} onRun={setRun} onAlone={(itemNumber) => change({ replaced: itemNumber })} />
        )}
        <ReplacementList page={view.page} onPage={(page) => change({ page })} />
      </div>
    </Page>
  )
}
