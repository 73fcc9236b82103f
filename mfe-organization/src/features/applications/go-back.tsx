import { Button } from '@ifj/shared-ui';
import { useLocation, useNavigate } from 'react-router-dom';

interface GoBackProps {
  /** Where it leads when this is the first screen of the visit. */
  otherwise: string;
}

/** Leads to the screen before. */
export function GoBack({ otherwise }: GoBackProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <Button
      icon="back"
      onClick={() => {
        if (key === 'default') void navigate(otherwise);
        else void navigate(-1);
      }}
    >
      Go Back
    </Button>
  );
}
