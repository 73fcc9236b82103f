import {
  jobFields,
  stipends,
  useListCompanyNamesQuery,
  useListLocationsQuery,
} from '@ifj/shared-api';
import {
  FilterBar,
  FilterDate,
  FilterSearch,
  FilterSelect,
  RetryNotice,
  Stack,
  Text,
  today,
} from '@ifj/shared-ui';
import { isDay, longestNames, type FilterName } from './job-filter.ts';
import { useJobFilter } from './use-job-filter.ts';

const choices = stipends.map(({ choice }) => ({ value: choice, label: `Stipend: ${choice}` }));

/** Five filters, of which one holds at a time. */
export function JobFilterBar() {
  const { filter, setFilter, clearFilter } = useJobFilter();
  const companies = useListCompanyNamesQuery();
  const locations = useListLocationsQuery();

  const listed = (locations.data?.data ?? []).map(({ name }) => name);
  const sought = filter?.name === 'location' ? filter.value : null;
  // A shared link may come before the places do, or lead to one that is none of them.
  const places = sought === null || listed.includes(sought) ? listed : [sought, ...listed];
  const failed = [companies, locations].filter((list) => list.error !== undefined);

  const bind = (name: FilterName, label: string) => ({
    label,
    value: filter?.name === name ? filter.value : '',
    onChange: (value: string) => {
      setFilter(name, value);
    },
  });

  return (
    <Stack gap={1.5}>
      <FilterBar label="Filter jobs" active={filter !== null} onClear={clearFilter}>
        <FilterDate {...bind('deadline', 'Date')} min={today()} />
        <FilterSearch
          {...bind('company_name', 'Company')}
          suggestions={companies.data?.data ?? []}
          maxLength={longestNames.company_name}
          severalFit={(count) => `${count} companies fit. Choose one.`}
        />
        <FilterSelect {...bind('field', 'Field')} options={jobFields} />
        <FilterSelect {...bind('stipend', 'Stipend')} options={choices} />
        <FilterSelect
          {...bind('location', 'Location')}
          options={places.map((name) => ({ value: name, label: name }))}
        />
      </FilterBar>
      {filter?.name === 'deadline' && isDay(filter.value) && (
        <Text size="small" tone="muted">
          Jobs that you can apply for until this day or longer.
        </Text>
      )}
      {failed.length > 0 && (
        <RetryNotice
          retrying={failed.some((list) => list.isFetching)}
          onRetry={() => {
            for (const list of failed) void list.refetch();
          }}
        >
          Companies and locations to choose from could not be loaded.
        </RetryNotice>
      )}
    </Stack>
  );
}
