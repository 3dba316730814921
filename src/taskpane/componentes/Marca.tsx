import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  marca: { flexShrink: 0, color: tokens.colorBrandForeground1, forcedColorAdjust: 'auto' },
});

/** The product's sign: a short list, of which one line has its own mark. */
export function Marca(): React.JSX.Element {
  const { marca } = useStyles();
  return (
    <svg className={marca} width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="30" height="30" rx="7" fill="currentColor" />
      <g fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round">
        <path d="M14.5 9.5H24M14.5 16H24M14.5 22.5H24" />
        <path d="M8.6 9.5h.1M8.6 16h.1" strokeWidth="3.6" />
      </g>
      <path
        d="M6 22.4l2.1 2.2 3.6-4.3"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
