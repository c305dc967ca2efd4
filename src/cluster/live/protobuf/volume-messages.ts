/** What the volumes of a Pod are made of, in the form of POD_MESSAGES. */
export const VOLUME_MESSAGES = `
Volume: name=1 ...VolumeSource=2
VolumeSource: hostPath:HostPathVolumeSource=1 emptyDir:EmptyDirVolumeSource=2 gcePersistentDisk:GCEPersistentDiskVolumeSource=3
  awsElasticBlockStore:AWSElasticBlockStoreVolumeSource=4 gitRepo:GitRepoVolumeSource=5 secret:SecretVolumeSource=6
  nfs:NFSVolumeSource=7 iscsi:ISCSIVolumeSource=8 glusterfs:GlusterfsVolumeSource=9
  persistentVolumeClaim:PersistentVolumeClaimVolumeSource=10 rbd:RBDVolumeSource=11 flexVolume:FlexVolumeSource=12
  cinder:CinderVolumeSource=13 cephfs:CephFSVolumeSource=14 flocker:FlockerVolumeSource=15 downwardAPI:DownwardAPIVolumeSource=16
  fc:FCVolumeSource=17 azureFile:AzureFileVolumeSource=18 configMap:ConfigMapVolumeSource=19
  vsphereVolume:VsphereVirtualDiskVolumeSource=20 quobyte:QuobyteVolumeSource=21 azureDisk:AzureDiskVolumeSource=22
  photonPersistentDisk:PhotonPersistentDiskVolumeSource=23 portworxVolume:PortworxVolumeSource=24 scaleIO:ScaleIOVolumeSource=25
  projected:ProjectedVolumeSource=26 storageos:StorageOSVolumeSource=27 csi:CSIVolumeSource=28 ephemeral:EphemeralVolumeSource=29
  image:ImageVolumeSource=30
HostPathVolumeSource: path=1 type=2
EmptyDirVolumeSource: medium?=1 sizeLimit:Quantity=2
GCEPersistentDiskVolumeSource: pdName=1 fsType?=2 partition?:int=3 readOnly?:bool=4
AWSElasticBlockStoreVolumeSource: volumeID=1 fsType?=2 partition?:int=3 readOnly?:bool=4
GitRepoVolumeSource: repository=1 revision?=2 directory?=3
SecretVolumeSource: secretName?=1 items*:KeyToPath=2 defaultMode:int=3 optional:bool=4
KeyToPath: key=1 path=2 mode:int=3
NFSVolumeSource: server=1 path=2 readOnly?:bool=3
ISCSIVolumeSource: targetPortal=1 iqn=2 lun:int=3 iscsiInterface?=4 fsType?=5 readOnly?:bool=6 portals*=7 chapAuthDiscovery?:bool=8
  secretRef:LocalObjectReference=10 chapAuthSession?:bool=11 initiatorName=12
GlusterfsVolumeSource: endpoints=1 path=2 readOnly?:bool=3
PersistentVolumeClaimVolumeSource: claimName=1 readOnly?:bool=2
RBDVolumeSource: monitors*=1 image=2 fsType?=3 pool?=4 user?=5 keyring?=6 secretRef:LocalObjectReference=7 readOnly?:bool=8
FlexVolumeSource: driver=1 fsType?=2 secretRef:LocalObjectReference=3 readOnly?:bool=4 options{}=5
CinderVolumeSource: volumeID=1 fsType?=2 readOnly?:bool=3 secretRef:LocalObjectReference=4
CephFSVolumeSource: monitors*=1 path?=2 user?=3 secretFile?=4 secretRef:LocalObjectReference=5 readOnly?:bool=6
FlockerVolumeSource: datasetName?=1 datasetUUID?=2
DownwardAPIVolumeSource: items*:DownwardAPIVolumeFile=1 defaultMode:int=2
DownwardAPIVolumeFile: path=1 fieldRef:ObjectFieldSelector=2 resourceFieldRef:ResourceFieldSelector=3 mode:int=4
FCVolumeSource: targetWWNs*=1 lun:int=2 fsType?=3 readOnly?:bool=4 wwids*=5
AzureFileVolumeSource: secretName=1 shareName=2 readOnly?:bool=3
ConfigMapVolumeSource: ...LocalObjectReference=1 items*:KeyToPath=2 defaultMode:int=3 optional:bool=4
VsphereVirtualDiskVolumeSource: volumePath=1 fsType?=2 storagePolicyName?=3 storagePolicyID?=4
QuobyteVolumeSource: registry=1 volume=2 readOnly?:bool=3 user?=4 group?=5 tenant?=6
AzureDiskVolumeSource: diskName=1 diskURI=2 cachingMode=3 fsType=4 readOnly:bool=5 kind=6
PhotonPersistentDiskVolumeSource: pdID=1 fsType?=2
ProjectedVolumeSource: sources*:VolumeProjection=1 defaultMode:int=2
VolumeProjection: secret:SecretProjection=1 downwardAPI:DownwardAPIProjection=2 configMap:ConfigMapProjection=3
  serviceAccountToken:ServiceAccountTokenProjection=4 clusterTrustBundle:ClusterTrustBundleProjection=5
  podCertificate:PodCertificateProjection=6
SecretProjection: ...LocalObjectReference=1 items*:KeyToPath=2 optional:bool=4
DownwardAPIProjection: items*:DownwardAPIVolumeFile=1
ConfigMapProjection: ...LocalObjectReference=1 items*:KeyToPath=2 optional:bool=4
ServiceAccountTokenProjection: audience?=1 expirationSeconds:int=2 path=3
ClusterTrustBundleProjection: name=1 signerName=2 labelSelector:LabelSelector=3 path=4 optional:bool=5
PodCertificateProjection: signerName?=1 keyType?=2 maxExpirationSeconds:int=3 credentialBundlePath?=4 keyPath?=5 certificateChainPath?=6
PortworxVolumeSource: volumeID=1 fsType?=2 readOnly?:bool=3
ScaleIOVolumeSource: gateway=1 system=2 secretRef:LocalObjectReference=3 sslEnabled?:bool=4 protectionDomain?=5 storagePool?=6
  storageMode?=7 volumeName?=8 fsType?=9 readOnly?:bool=10
StorageOSVolumeSource: volumeName?=1 volumeNamespace?=2 fsType?=3 readOnly?:bool=4 secretRef:LocalObjectReference=5
CSIVolumeSource: driver=1 readOnly:bool=2 fsType=3 volumeAttributes{}=4 nodePublishSecretRef:LocalObjectReference=5
EphemeralVolumeSource: volumeClaimTemplate:PersistentVolumeClaimTemplate=1
PersistentVolumeClaimTemplate: metadata:ObjectMeta=1 spec:PersistentVolumeClaimSpec=2
PersistentVolumeClaimSpec: accessModes*=1 resources:VolumeResourceRequirements=2 volumeName?=3 selector:LabelSelector=4
  storageClassName=5 volumeMode=6 dataSource:TypedLocalObjectReference=7 dataSourceRef:TypedObjectReference=8
  volumeAttributesClassName=9
VolumeResourceRequirements: limits{}:Quantity=1 requests{}:Quantity=2
TypedLocalObjectReference: apiGroup=1 kind=2 name=3
TypedObjectReference: apiGroup=1 kind=2 name=3 namespace=4
ImageVolumeSource: reference?=1 pullPolicy?=2
`;
