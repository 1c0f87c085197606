import { readCartHistory } from '@omsorg/contract/product-selection/cart-history.ts'
import { defaultPageSize } from '@omsorg/contract/paging.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { RouteLink } from '../../../../platform/navigation.tsx'
import { useAnswer } from '../../../../platform/query.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { useAddressView } from '../../../../platform/use-address-view.ts'
import { Button, ButtonLink } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Empty, ErrorState } from '../../../../ui/Empty.tsx'
import { Pager } from '../../../../ui/Pager.tsx'
import { SelectField } from '../../../../ui/SelectField.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { callOptionsOf, useRecipientHere } from '../../../care-recipients/index.ts'
import { readHistory, usualHistory, writeHistory } from './history-view.ts'
import css from './History.module.css'
import { HistoryRows } from './HistoryRows.tsx'
import { productsPath } from '../paths-of-cart.ts'

/** What was selected for a person and then replaced or removed: by whom, when, and what took its place. */
export function SelectedProductHistoryTab() {
  const t = useAllTexts()
  const words = t.cart.history
  const here = useRecipientHere()
  const { view, change } = useAddressView(readHistory, writeHistory)
  const query = { page: view.page, pageSize: defaultPageSize, ...(view.area ? { therapyArea: view.area } : {}) }
  const { data, error, isFetching, refetch } = useAnswer(
    readCartHistory,
    { params: { careRecipientId: here.careRecipientId }, query },
    { ...callOptionsOf(here), keepFormer: true },
  )

  function instead() {
    if (error) {
      return (
        <ErrorState
          title={t.common.failure.title}
          retryWord={t.common.actions.retry}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {t.common.failure.body}
        </ErrorState>
      )
    }
    if (!data) return <Skeleton label={t.common.states.loading} />
    if (data.entities.length > 0) return undefined
    if (view.area) {
      const showAll = (
        <Button variant="tinted" size="compact" onClick={() => change(usualHistory)}>
          {words.showAll}
        </Button>
      )
      return <Empty title={words.noMatch} action={showAll} />
    }
    const toProducts = (
      <ButtonLink variant="tinted" size="compact" render={(look) => <RouteLink to={productsPath(here)} {...look} />}>
        {words.toProducts}
      </ButtonLink>
    )
    return (
      <Empty title={words.empty} action={toProducts}>
        {words.emptyBody}
      </Empty>
    )
  }

  const isFilterable = view.area !== null || (data?.totalCount ?? 0) > 0
  return (
    <Card
      title={words.title}
      note={data && <span role="status">{t.common.table.hits({ count: data.totalCount })}</span>}
    >
      {isFilterable && (
        <div className={css.tools}>
          <SelectField
            label={words.area}
            size="compact"
            value={view.area ?? ''}
            emptyOption={words.allAreas}
            options={therapyAreas.map((area) => ({ value: area, label: t.therapyAreas.names[area] }))}
            onChange={(event) => change({ area: therapyAreas.find((area) => area === event.target.value) ?? null })}
          />
        </div>
      )}
      <HistoryRows rows={error ? [] : (data?.entities ?? [])} instead={instead()} />
      {data && (
        <Pager
          words={t.common.table}
          total={data.totalCount}
          pageSize={data.pageSize}
          page={view.page}
          onPage={(page) => change({ page })}
        />
      )}
    </Card>
  )
}
