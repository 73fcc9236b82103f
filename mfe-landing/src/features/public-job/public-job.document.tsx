import { Bullets, Notice, Text } from '@ifj/shared-ui';
import { Absent, Given, placeholder, type DocumentHead } from '@ifj/shared-ui/document';
import { DashboardWay, VisitorWays } from '../landing/ways-in.tsx';
import { Apply, ApplyActions, ApplyAsVisitor } from './apply-action.tsx';
import { JobGone, JobMissing, JobsWay, VisitorJobsWay, WithoutJob } from './job-end.tsx';
import { JobLayout } from './job-layout.tsx';
import { JobPosting, type JobTexts } from './job-posting.tsx';
import { Requirements } from './requirements.tsx';

export const head: DocumentHead = {
  title: '{{#data}}{{share.title}}{{/data}}{{^data}}Job{{/data}} · IFJ',
  description:
    '{{#data}}{{share.description}}{{/data}}{{^data}}Internships from checked organizations for students and graduates in Nigeria.{{/data}}',
  structured: 'data.structured_data',
};

const texts: JobTexts = {
  job_title: placeholder('job_title'),
  company_name: placeholder('company_name'),
  time_left: placeholder('time_left'),
  deadline_text: placeholder('deadline_text'),
  department: placeholder('department'),
  field: placeholder('field'),
  stipend: placeholder('stipend'),
  environment: placeholder('environment'),
  location: placeholder('location'),
  duration: placeholder('duration'),
};

const ids = { jobId: placeholder('id'), orgId: placeholder('org_id') };

const description = (
  <Given name="description">
    <Text preserve>{placeholder('.')}</Text>
  </Given>
);

const requirements = (
  <Given name="requirements">
    <Requirements>
      <Given name="groups">
        <Given name="paragraphs">
          <Text preserve>{placeholder('.')}</Text>
        </Given>
        <Given name="list">
          <Bullets>
            <Given name="bullets">
              <li>{placeholder('.')}</li>
            </Given>
          </Bullets>
        </Given>
      </Given>
    </Requirements>
  </Given>
);

const ways = (
  <>
    <Given name="signedIn">
      <DashboardWay small />
    </Given>
    <Absent name="signedIn">
      <VisitorWays small />
    </Absent>
  </>
);

const onward = (
  <>
    <Given name="signedIn">
      <JobsWay />
    </Given>
    <Absent name="signedIn">
      <VisitorJobsWay />
    </Absent>
  </>
);

/** A public job as it reads without script. */
export default function PublicJobDocument() {
  return (
    <JobLayout ways={ways}>
      <Given name="data">
        <JobPosting
          job={texts}
          documentTitle={head.title}
          description={description}
          requirements={requirements}
          apply={
            <>
              <Given name="visitor.student">
                <ApplyActions>
                  <Apply {...ids} />
                </ApplyActions>
              </Given>
              <Absent name="signedIn">
                <ApplyActions>
                  <ApplyAsVisitor {...ids} />
                </ApplyActions>
              </Absent>
            </>
          }
        />
      </Given>
      <Given name="gone">
        <JobGone message={placeholder('message')} way={onward} />
      </Given>
      <Given name="missing">
        <JobMissing way={onward} />
      </Given>
      <Given name="failed">
        <WithoutJob>
          <Notice tone="warning">
            The job could not be loaded. Please open this page again in a moment.
          </Notice>
        </WithoutJob>
      </Given>
    </JobLayout>
  );
}
